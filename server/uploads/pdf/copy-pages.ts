import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFWriter,
} from "@pdfme/pdf-lib";
import { DrawingCopier } from "./drawing-copier.ts";
import { type PageEntries, pagesOf } from "./pages.ts";
import { InflateBudget } from "./strip-photo.ts";

/**
 * Creates a PDF with the pages of another and nothing else: only what draws them is copied
 * (decision 015). Layers stay shown or hidden.
 * @param bytes a PDF as PDFium writes it: not encrypted and without object streams.
 * @throws if it has no pages or isn't such a PDF.
 */
export async function copyPages(bytes: Uint8Array): Promise<Uint8Array> {
  const from = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument();
  const root = from.lookup(from.trailerInfo.Root, PDFDict);
  const pages = pagesOf(from, root);
  if (pages.length === 0) throw new Error("No pages");
  const to = PDFContext.create();
  const copier = new DrawingCopier(from, to, new InflateBudget());
  const catalog = PDFDict.withContext(to);
  catalog.set(PDFName.of("Type"), PDFName.of("Catalog"));
  catalog.set(PDFName.of("Pages"), writePages(to, copier, pages));
  const layers = copier.copy(root.get(PDFName.of("OCProperties")));
  if (layers) catalog.set(PDFName.of("OCProperties"), layers);
  to.trailerInfo.Root = to.register(catalog);
  copier.finish();
  return PDFWriter.forContext(to, Number.POSITIVE_INFINITY).serializeToBuffer();
}

function writePages(to: PDFContext, copier: DrawingCopier, pages: readonly PageEntries[]) {
  const kids = PDFArray.withContext(to);
  const tree = PDFDict.withContext(to);
  tree.set(PDFName.of("Type"), PDFName.of("Pages"));
  tree.set(PDFName.of("Kids"), kids);
  tree.set(PDFName.of("Count"), PDFNumber.of(pages.length));
  const treeRef = to.register(tree);
  for (const entries of pages) {
    const page = PDFDict.withContext(to);
    page.set(PDFName.of("Type"), PDFName.of("Page"));
    page.set(PDFName.of("Parent"), treeRef);
    for (const [key, value] of entries) {
      const copied = copier.copy(value, key === "Resources" ? "resources" : "drawing");
      if (copied) page.set(PDFName.of(key), copied);
    }
    kids.push(to.register(page));
  }
  return treeRef;
}
