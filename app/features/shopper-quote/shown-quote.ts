import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Language } from "#domain/language.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import type { PictureData } from "#ui/picture.tsx";
import type { QuoteAction } from "./quote-action.ts";

/** A quote with what its page says about it. */
export interface ShownQuote extends Omit<QuoteView, "messages"> {
  /** The page's own path. */
  path: string;
  /** The language of its terms and of the seller's words, if the page has another. */
  writtenIn: Language | undefined;
  /** The shopper's first name. */
  shopper: string;
  /** What became of the quote, the sentence that the page begins with; empty while it is open. */
  outcome: string;
  /** `November 24` and `November 24, 2026`. */
  made: { day: string; date: string };
  /** `Tuesday, December 8`, `Tue, Dec 8` and `December 8, 2026`. */
  goodUntil: { day: string; short: string; date: string };
  /** Of its lines. */
  pictures: readonly (PictureData | null)[];
  messages: readonly ShownMessage[];
  /** What is chosen from for the delivery; null if nothing can be booked now. */
  delivery: DeliveryChoice | null;
}

export interface ShownMessage {
  from: "shopper" | "shop";
  name: string;
  text: string;
  /** `Tue 6:12 PM`. */
  time: string;
}

export interface DeliveryChoice {
  windows: readonly AvailableWindow[];
  /** Posted with the form, so that sending it twice books once. */
  idempotencyKey: string;
}

/** A form that was posted as without script and refused. */
export interface RefusedForm {
  action: QuoteAction | undefined;
  /** What was typed, by field name. */
  values: Readonly<Record<string, string>>;
  errors?: FormErrors;
  /** Why it was too late: what became of the quote, and what to do. */
  late?: { first: string; message: string };
}

/** What the page is asked to show. */
export interface Asked {
  refused: RefusedForm | undefined;
  /** `accept` or `change`: a step of its own. */
  step: string | undefined;
  /** What was done just now. */
  done: string | undefined;
  /** Whether the shopper would rather pick a delivery time another day. */
  later: boolean;
}
