import * as texts from "#copy/navigation.ts";
import { footer, menu } from "#copy/pages.ts";
import { paths, sections } from "#domain/paths.ts";
import { type FixedPage, fixedPages } from "#shop/pages.ts";

const menuCopy: Readonly<Record<string, { label: string; note: string }>> = menu;
const footerCopy: Readonly<Record<string, string>> = footer;

/** Pages about the shop's services (rule 2.12). */
export const serviceLinks = [
  { ...texts.howItWorks, to: sections.howItWorks },
  ...fixedPages.flatMap(({ name, inMenu }) => {
    const copy = inMenu && menuCopy[name];
    return copy ? [{ ...copy, to: paths[name] }] : [];
  }),
];

/** Pages linked in the footer (rule 2.14). */
export const footerLinks = [
  { label: texts.footer.collections, to: sections.collections },
  { label: texts.howItWorks.label, to: sections.howItWorks },
  ...inFooter(({ listed }) => listed !== "legal"),
  { label: texts.footer.about, to: sections.about },
  ...inFooter(({ listed }) => listed === "legal"),
];

function inFooter(isShown: (page: FixedPage) => boolean): { label: string; to: string }[] {
  return fixedPages
    .filter(isShown)
    .flatMap(({ name, footerPlace: place }) => {
      const label = footerCopy[name];
      return label && place !== undefined ? [{ label, to: paths[name], place }] : [];
    })
    .toSorted((a, b) => a.place - b.place);
}
