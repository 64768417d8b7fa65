import { oneAtATime } from "./one-at-a-time.ts";
import { askPdfProgram } from "./pdf-program.ts";

/** An offer takes a second; a hostile file is given up after this. */
const PATIENCE_MS = 30_000;

/** The PDF opens only with a password, or with a key that we don't have. */
export class LockedPdf extends Error {}

const inTurn = oneAtATime();

/**
 * The PDF made anew with what draws its pages and nothing else (rule 12.6): no description,
 * attachment, script, action, form or link, nor what cameras wrote into its photos (decision 015).
 * It is opened by a program of its own with little time and memory (decision 015), one PDF at a
 * time.
 * @throws LockedPdf when it opens only with a password; another error when it cannot be read, or
 * takes too much time or memory.
 */
export function cleanPdf(posted: Buffer, patienceMs = PATIENCE_MS): Promise<Buffer> {
  return inTurn(async () => {
    const answer = await askPdfProgram(posted, patienceMs);
    if ("cleaned" in answer) return Buffer.from(answer.cleaned);
    throw answer.fault === "locked" ? new LockedPdf() : new Error("The PDF can't be read");
  });
}
