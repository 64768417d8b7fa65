import type { FormFields, PostedFiles } from "#server/leads/submission.ts";
import type { PostedFile } from "#server/uploads/offer-file.ts";

/** More fields than any form of ours has, by far. */
const mostFields = 1_000;

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

/** Whether a body that says it is a form can be taken apart; pages' actions rely on it. */
export async function isReadable(body: Buffer, contentType: string): Promise<boolean> {
  return /^application\//i.test(contentType) || (await parseForm(body, contentType)) !== undefined;
}

/** The fields and files of a posted form; undefined when it cannot be read. */
export async function parseForm(
  body: Buffer,
  contentType: string,
): Promise<PostedForm | undefined> {
  const fields = new Map<string, string[]>();
  const files = new Map<string, PostedFile>();
  let count = 0;
  const posted = await readForm(body, contentType);
  if (!posted) return undefined;
  for (const [name, value] of posted) {
    count += 1;
    if (count > mostFields) return undefined;
    if (typeof value !== "string") {
      const file = await postedFile(value);
      if (file && !files.has(name)) files.set(name, file);
      continue;
    }
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return count > 0 || body.length === 0 ? { fields, files } : undefined;
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
