import { sections } from "#domain/paths.ts";
import { type FixedPage, fixedPages } from "#shop/pages.ts";

/** Pages about the shop's services (rule 2.12). */
export const serviceLinks = [
  { label: "How It Works", to: sections.howItWorks, note: "From first look to last screw" },
  ...fixedPages.flatMap(({ path, menu }) => (menu ? [{ ...menu, to: path }] : [])),
];

/** Pages linked in the footer (rule 2.14). */
export const footerLinks = [
  { label: "Collections", to: sections.collections },
  { label: "How It Works", to: sections.howItWorks },
  ...inFooter(({ listed }) => listed?.as !== "legal"),
  { label: "About", to: sections.about },
  ...inFooter(({ listed }) => listed?.as === "legal"),
];

function inFooter(isShown: (page: FixedPage) => boolean): { label: string; to: string }[] {
  return fixedPages
    .filter(isShown)
    .flatMap(({ path, footer }) => (footer ? [{ ...footer, to: path }] : []))
    .toSorted((a, b) => a.place - b.place);
}
