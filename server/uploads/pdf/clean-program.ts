// A program of its own that cleans one PDF after the other: see clean-pdf.ts.
import { drawingOnly } from "./drawing-only.ts";
import { NeedsPassword, openPdfium, plainPdf } from "./plain-pdf.ts";

/** What this program answers to the bytes of a PDF. */
export type CleanAnswer = { cleaned: Uint8Array } | { fault: "locked" | "unreadable" };

/** A cleaned PDF is rarely larger than what was posted, which may have 10 MB. */
const MOST_CLEANED = 20 * 1024 * 1024;

process.on("message", async (posted: Uint8Array) => {
  process.send?.(await answerTo(posted));
});

/** Each PDF is read by a PDFium of its own, so that none can reach another's bytes. */
async function answerTo(posted: Uint8Array): Promise<CleanAnswer> {
  try {
    const cleaned = await drawingOnly(plainPdf(await openPdfium(), posted));
    return cleaned.length > MOST_CLEANED ? { fault: "unreadable" } : { cleaned };
  } catch (error) {
    return { fault: error instanceof NeedsPassword ? "locked" : "unreadable" };
  }
}
