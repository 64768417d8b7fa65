import type { PostedFile } from "#server/leads/submission.ts";

/** A file as a form posts it. */
export function postedFile(name: string, bytes: Buffer): PostedFile {
  return { name, size: bytes.length, read: async (most) => bytes.subarray(0, most) };
}
