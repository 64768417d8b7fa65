import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import type { QuoteView, VersionStatus } from "#domain/quote/quote-view.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import type { PartHtml } from "#ui/server-part.tsx";

/** What a quote's page shows; the server formats dates and money. */
export interface QuotePageData {
  reference: string;
  version: number;
  status: VersionStatus;
  isPreview: boolean;
  /** First names: the shopper's, and who is asked. */
  shopper: string;
  seller: string;
  /** What became of the quote, the sentence that the page begins with; empty while it is open. */
  outcome: string;
  /** `November 24`. */
  made: string;
  /** `Tuesday, December 8` and `Tue, Dec 8`. */
  goodUntil: { day: string; short: string };
  /** Full names, and dates with their year. */
  onPaper: { shopper: string; seller: string; made: string; goodUntil: string };
  total: string;
  /** How many pieces there are. */
  pieces: number;
  /** Names of its pieces, such as `2 × Model 4700 Leather Recliner`. */
  lines: readonly string[];
  messages: readonly ShownMessage[];
  booking: QuoteView["booking"];
  /** Whether the delivery goes to another area than the one it was priced for. */
  otherArea: boolean;
  /** What is chosen from for the delivery; null if nothing can be booked now. */
  delivery: DeliveryChoice | null;
  parts: {
    /** The seller's words, the pieces with their prices, delivery and extras. */
    sheet: PartHtml;
    /** Sum, tax, total and deposit. */
    figures: PartHtml;
    /** The month; null if it isn't shown. */
    month: PartHtml | null;
    /** Null if there are none. */
    terms: PartHtml | null;
  };
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
  address: QuoteView["address"];
  /** ZIP code the delivery was priced for; empty if none. */
  pricedZip: string;
  /** Delivery and extras, such as `$495.00`. */
  price: string;
  /** Posted with the form, so that sending it twice books once. */
  idempotencyKey: string;
}

/** What a form on the page asks for; `seen` is posted by the script alone. */
export const quoteActions = [
  "accept",
  "decline",
  "change",
  "question",
  "ask_again",
  "book",
  "seen",
] as const;

export type QuoteAction = (typeof quoteActions)[number];

/** A form that was posted without script and refused. */
export interface PostedQuoteForm {
  action: QuoteAction | undefined;
  /** What was typed, by field name. */
  values: Readonly<Record<string, string>>;
  errors?: FormErrors;
  /** Why it was too late: what became of the quote, and what to do. */
  late?: { first: string; message: string };
}
