/** Size of every social card, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The card for pages without their own. */
export const generalCard = "/social/home.jpg";

/** Address of a page's social card; `scripts/make-social-cards.ts` makes the files. */
export function socialCardPath(page: string): string {
  return page === "/" ? generalCard : `/social${page}.jpg`;
}

/** Slug of the product whose card has this address, with or without the hash of what it shows. */
export function productOfCard(path: string): string | undefined {
  return /^\/social\/products\/([\w-]+)(?:\.[0-9a-f]{8})?\.jpg$/.exec(path)?.[1];
}
