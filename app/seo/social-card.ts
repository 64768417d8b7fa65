import { englishPath } from "#domain/addresses/english-path.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { languageOfPath } from "#domain/language.ts";

/** Size of every social card, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

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

const start = "/social";

/** Address of a page's social card; `scripts/make-social-cards.ts` makes the files. */
export function socialCardPath(page: string): string {
  return `${start}${page === "/" ? "/home" : page}.jpg`;
}

/** What is shown instead of a card that wasn't made: the card of the home page in its language. */
export function generalCard(card: string): string {
  return socialCardPath(addressesIn[languageOfPath(card.slice(start.length))].pages.home);
}

/** Slug of the product whose card has this address, with or without the hash of what it shows. */
export function productOfCard(path: string): string | undefined {
  const [, page = ""] = /^\/social(\/.+?)(?:\.[0-9a-f]{8})?\.jpg$/.exec(path) ?? [];
  return /^\/products\/([\w-]+)$/.exec(englishPath(page))?.[1];
}
