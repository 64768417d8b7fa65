import { cleanInProcess } from "./pdf-process.ts";
import { serialQueue } from "./serial-queue.ts";

/** An ordinary offer takes a second; a hostile file is given up after this. */
const TIMEOUT_MS = 30_000;

/** The PDF can be opened only with a password, or with a key that we don't have. */
export class PasswordProtectedPdf extends Error {}

const queue = serialQueue();

/**
 * Rebuilds a PDF from what draws its pages and nothing else (rule 12.6): no description,
 * attachment, script, action, form or link, and no camera data in its photos (decision 015). A
 * separate process with little time and memory does this (decision 015), one PDF at a time.
 * @throws PasswordProtectedPdf if it needs a password; another error if it can't be read or takes
 *   too much time or memory.
 */
export function cleanPdf(posted: Buffer, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  return queue(async () => {
    const result = await cleanInProcess(posted, timeoutMs);
    if ("cleaned" in result) return Buffer.from(result.cleaned);
    throw result.fault === "locked"
      ? new PasswordProtectedPdf()
      : new Error("The PDF can't be read");
  });
}
