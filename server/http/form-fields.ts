import type { FormFields, PostedFiles } from "#server/leads/submission.ts";
import type { PostedFile } from "#server/uploads/offer-file.ts";

/** More fields than any form of ours has, by far. */
const mostFields = 1_000;
/** Characters of text in a form, names and all; files are not counted. */
export const mostText = 256 * 1024;

/** Whether a body of this type is a posted form. */
export function isForm(contentType: string | undefined): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType ?? "");
}

/** A posted form taken apart. */
export interface PostedForm {
  fields: FormFields;
  /** The first file of each file field that was not left empty. */
  files: PostedFiles;
}

/** Whether a form may bring a file: only those may be large. */
export function isMultipart(contentType: string): boolean {
  return /^multipart\//i.test(contentType);
}

/** Status to refuse a body with that says it is a form; pages' actions rely on the others. */
export async function faultOf(body: Buffer, contentType: string): Promise<400 | 413 | undefined> {
  if (hasTooManyFields(body, contentType)) return 400;
  if (!isMultipart(contentType)) return undefined;
  const form = await parseForm(body, contentType);
  return typeof form === "number" ? form : undefined;
}

/** The fields and files of a posted form, or the status to refuse it with: unreadable, too much. */
export async function parseForm(
  body: Buffer,
  contentType: string,
): Promise<PostedForm | 400 | 413> {
  if (hasTooManyFields(body, contentType)) return 400;
  const fields = new Map<string, string[]>();
  const files = new Map<string, PostedFile>();
  let [count, text] = [0, 0];
  const posted = await readForm(body, contentType);
  if (!posted) return 400;
  for (const [name, value] of posted) {
    count += 1;
    text += name.length + (typeof value === "string" ? value : value.name).length;
    if (typeof value !== "string") {
      const file = await postedFile(value);
      if (file && !files.has(name)) files.set(name, file);
      continue;
    }
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  if (text > mostText) return 413;
  return count > 0 || body.length === 0 ? { fields, files } : 400;
}

/**
 * Counted before anything is taken apart: going through a form of a million fields, as the platform
 * does it, takes minutes in which nobody else is served.
 */
function hasTooManyFields(body: Buffer, contentType: string): boolean {
  const mark = isMultipart(contentType) ? /content-disposition/gi : /&/g;
  let count = 0;
  for (const _ of body.toString("latin1").matchAll(mark)) {
    count += 1;
    if (count > mostFields) return true;
  }
  return false;
}

/** A file field left empty is posted as a file without name or content. */
async function postedFile(file: File): Promise<PostedFile | undefined> {
  if (file.name === "" && file.size === 0) return undefined;
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}

function readForm(body: Buffer, contentType: string): Promise<FormData | undefined> {
  const headers = { "content-type": contentType };
  const response = new Response(new Uint8Array(body), { headers });
  return response.formData().catch(() => undefined);
}
