/** Size of every social card, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The card for pages without their own. */
export const generalCard = "/social/home.jpg";

/** The picture that chats and social networks show of a page; its size is in pixels. */
export interface SocialPicture {
  path: string;
  width: number;
  height: number;
}

/** A social card as a social picture. */
export function socialCardPicture(path: string): SocialPicture {
  return { path, ...socialCardSize };
}

/** Address of a page's social card; `scripts/make-social-cards.ts` makes the files. */
export function socialCardPath(page: string): string {
  return page === "/" ? generalCard : `/social${page}.jpg`;
}

/** Slug of the product whose card has this address, with or without the hash of what it shows. */
export function productOfCard(path: string): string | undefined {
  return /^\/social\/products\/([\w-]+)(?:\.[0-9a-f]{8})?\.jpg$/.exec(path)?.[1];
}
