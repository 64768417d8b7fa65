// A separate process that cleans one PDF after the other: see clean-pdf.ts.
import { copyPages } from "./copy-pages.ts";
import { NeedsPassword, normalizePdf, openPdfium } from "./normalize-pdf.ts";

/** What this process returns for the bytes of a PDF. */
export type CleanResult = { cleaned: Uint8Array } | { fault: "locked" | "unreadable" };

/** A cleaned PDF is rarely larger than the posted one, which may have 10 MB. */
const MAX_CLEANED_BYTES = 20 * 1024 * 1024;

process.on("message", async (posted: Uint8Array) => {
  process.send?.(await clean(posted));
});

/** Each PDF gets a PDFium instance of its own, so that none can reach another's bytes. */
async function clean(posted: Uint8Array): Promise<CleanResult> {
  try {
    const cleaned = await copyPages(normalizePdf(await openPdfium(), posted));
    return cleaned.length > MAX_CLEANED_BYTES ? { fault: "unreadable" } : { cleaned };
  } catch (error) {
    return { fault: error instanceof NeedsPassword ? "locked" : "unreadable" };
  }
}
