import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject } from "@pdfme/pdf-lib";
import { INHERITED_KEYS, PAGE_KEYS } from "./allowed-keys.ts";

/** The entries of one page, including those it inherits from the page tree. */
export type PageEntries = ReadonlyMap<string, PDFObject>;

/** A file with more pages isn't an offer, and each page takes time. */
const MAX_PAGES = 2_000;

/**
 * The pages of a PDF in their order.
 * @throws if its page tree is broken, circular or has more than 2,000 pages.
 */
export function pagesOf(context: PDFContext, root: PDFDict): PageEntries[] {
  const pages: PageEntries[] = [];
  const ancestors = new Set<PDFDict>();
  const visit = (node: PDFDict, inherited: PageEntries) => {
    if (ancestors.has(node)) throw new Error("The page tree is circular");
    const kids = node.lookup(PDFName.of("Kids"));
    const entries = entriesOf(node, inherited);
    if (!(kids instanceof PDFArray)) {
      if (pages.push(entries) > MAX_PAGES) throw new Error("Too many pages");
      return;
    }
    ancestors.add(node);
    for (const kid of kids.asArray()) {
      const found = context.lookup(kid);
      if (found instanceof PDFDict) visit(found, inheritable(entries));
    }
    ancestors.delete(node);
  };
  const top = root.lookup(PDFName.of("Pages"));
  if (top instanceof PDFDict) visit(top, new Map());
  return pages;
}

function entriesOf(node: PDFDict, inherited: PageEntries): PageEntries {
  const entries = new Map(inherited);
  for (const key of PAGE_KEYS) {
    const value = node.get(PDFName.of(key));
    if (value) entries.set(key, value);
  }
  return entries;
}

function inheritable(entries: PageEntries): PageEntries {
  return new Map([...entries].filter(([key]) => INHERITED_KEYS.has(key)));
}
