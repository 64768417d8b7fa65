import { serialQueue } from "#server/platform/serial-queue.ts";
import { cleanInProcess } from "./pdf-process.ts";

/** An ordinary offer takes a second; a hostile file is given up after this. */
const TIMEOUT_MS = 30_000;

/** The PDF can be opened only with a password, or with a key that we don't have. */
export class PasswordProtectedPdf extends Error {}

const queue = serialQueue();

/**
 * Makes a PDF of pictures, one of each page, so that nothing is kept but what the pages look like
 * (rule 12.6). A separate process with little time and memory does this, one PDF at a time
 * (decision 015).
 * @throws PasswordProtectedPdf if it needs a password; another error if it can't be read, has too
 *   many pages, or takes too much time or memory.
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
