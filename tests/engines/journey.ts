import type { ShopUnderTest } from "#tests/support/shop-with-receivers.ts";
import type { JourneyPage } from "./journey-page.ts";

/** What a journey has: a page, the shop, and who walks. */
export interface Scene {
  page: JourneyPage;
  shop: ShopUnderTest;
  /** The address tells one journey's leads from another's. */
  shopper: { name: string; email: string; phone: string };
}

/** One thing a shopper comes for, from the first page to what the shop has of it. */
export interface Journey {
  title: string;
  walk: (scene: Scene) => Promise<void>;
  /** What a console may say besides: a reason must stand beside it. */
  accepts?: RegExp;
}

export function journey(title: string, walk: Journey["walk"], accepts?: RegExp): Journey {
  return accepts ? { title, walk, accepts } : { title, walk };
}
