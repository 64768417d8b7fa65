// A separate process that cleans one PDF after the other: see clean-pdf.ts.
import { NeedsPassword, openPdf } from "./open-pdf.ts";
import { pictureOf } from "./picture-of-page.ts";
import { type PicturePage, pdfOfPictures } from "./picture-pdf.ts";

/** What this process returns for the bytes of a PDF. */
export type CleanResult = { cleaned: Uint8Array } | { fault: "locked" | "unreadable" };

/** A file with more pages isn't an offer, and each page takes time. */
const MAX_PAGES = 30;
/** Bytes that the pictures of all pages may have together. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

process.on("message", async (posted: Uint8Array) => {
  process.send?.(await clean(posted));
});

async function clean(posted: Uint8Array): Promise<CleanResult> {
  try {
    return { cleaned: await keepPictures(posted) };
  } catch (error) {
    return { fault: error instanceof NeedsPassword ? "locked" : "unreadable" };
  }
}

/** A page may have the bytes that the pages before it left, shared with the pages after it. */
async function keepPictures(posted: Uint8Array): Promise<Buffer> {
  const { count, draw } = await openPdf(posted);
  if (count > MAX_PAGES) throw new Error("Too many pages");
  const pages: PicturePage[] = [];
  let bytesLeft = MAX_PICTURE_BYTES;
  for (let index = 0; index < count; index++) {
    const drawn = draw(index);
    if (!drawn) continue;
    const page = await pictureOf(drawn, bytesLeft / (count - index));
    bytesLeft -= page.jpeg.length;
    pages.push(page);
  }
  if (pages.length === 0) throw new Error("No pages");
  return pdfOfPictures(pages);
}
