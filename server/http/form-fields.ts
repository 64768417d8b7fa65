import type { FormFields } from "#server/leads/submission.ts";

/** More fields than any form of ours has, by far. */
const mostFields = 1_000;

/** Whether a body of this type is a posted form. */
export function isForm(contentType: string | undefined): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType ?? "");
}

/** The fields of a posted form, files left out; undefined when it cannot be read. */
export async function parseForm(
  body: Buffer,
  contentType: string,
): Promise<FormFields | undefined> {
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of await entries(body, contentType)) {
    count += 1;
    if (count > mostFields) return undefined;
    if (typeof value !== "string") continue;
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return count > 0 || body.length === 0 ? fields : undefined;
}

async function entries(body: Buffer, contentType: string) {
  const headers = { "content-type": contentType };
  const response = new Response(new Uint8Array(body), { headers });
  return response.formData().catch(() => new FormData());
}
