import type { ShopUnderTest } from "#tests/support/shop-with-receivers.ts";
import type { JourneyPage } from "./journey-page.ts";

/** What a journey needs: a page, the shop and a shopper. */
export interface Scene {
  page: JourneyPage;
  shop: ShopUnderTest;
  /** The email address distinguishes the leads of different journeys. */
  shopper: { name: string; email: string; phone: string };
}

/** A shopper's task, from the first page to what the shop receives. */
export interface Journey {
  title: string;
  walk: (scene: Scene) => Promise<void>;
  /** Console messages to ignore; the reason must be in a comment. */
  accepts?: RegExp;
}

/** Defines a journey; `accepts` matches console messages to ignore. */
export function journey(title: string, walk: Journey["walk"], accepts?: RegExp): Journey {
  return accepts ? { title, walk, accepts } : { title, walk };
}
