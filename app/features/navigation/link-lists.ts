import * as copy from "#copy/navigation.ts";
import { footer, menu } from "#copy/pages.ts";
import { paths, sections } from "#domain/paths.ts";
import { type FixedPage, fixedPages } from "#shop/pages.ts";

const menuWords: Readonly<Record<string, { label: string; note: string }>> = menu;
const footerWords: Readonly<Record<string, string>> = footer;

/** Pages about the shop's services (rule 2.12). */
export const serviceLinks = [
  { ...copy.howItWorks, to: sections.howItWorks },
  ...fixedPages.flatMap(({ name, inMenu }) => {
    const words = inMenu && menuWords[name];
    return words ? [{ ...words, to: paths[name] }] : [];
  }),
];

/** Pages linked in the footer (rule 2.14). */
export const footerLinks = [
  { label: copy.footer.collections, to: sections.collections },
  { label: copy.howItWorks.label, to: sections.howItWorks },
  ...inFooter(({ listed }) => listed !== "legal"),
  { label: copy.footer.about, to: sections.about },
  ...inFooter(({ listed }) => listed === "legal"),
];

function inFooter(isShown: (page: FixedPage) => boolean): { label: string; to: string }[] {
  return fixedPages
    .filter(isShown)
    .flatMap(({ name, footerPlace: place }) => {
      const label = footerWords[name];
      return label && place !== undefined ? [{ label, to: paths[name], place }] : [];
    })
    .toSorted((a, b) => a.place - b.place);
}
