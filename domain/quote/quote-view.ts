import type { Language } from "#domain/language.ts";
import type { Offer } from "./offer.ts";

/** How far a version is (rule 19.5). */
export const versionStatuses = [
  "open",
  "accepted",
  "replaced",
  "declined",
  "expired",
  "withdrawn",
] as const;

export type VersionStatus = (typeof versionStatuses)[number];

/** How a shopper would like to pay. */
export const paymentWishes = ["at_once", "monthly", "unsure"] as const;

export type PaymentWish = (typeof paymentWishes)[number];

/** How a version reaches its shopper. */
export const sendingWays = ["email", "link", "text"] as const;

export type SendingWay = (typeof sendingWays)[number];

/** One message of the thread between shopper and shop. */
export interface QuoteMessage {
  from: "shopper" | "shop";
  /** Who wrote it: the shopper's or a staff member's name. */
  name: string;
  /** Of a change request, its lines and the shopper's words. */
  text: string;
  /** ISO 8601 UTC. */
  at: string;
}

/** A quote as its shopper sees it. */
export interface QuoteView {
  reference: string;
  /** The lead's, in which the terms and the seller's words are, whatever language the page is in. */
  language: Language;
  /** The version that is shown: the open one, otherwise the one that counts or was sent last. */
  version: number;
  status: VersionStatus;
  offer: Offer;
  /** When it was sent, ISO 8601 UTC. */
  sentAt: string;
  /** When its status last changed, ISO 8601 UTC. */
  changedAt: string;
  /** Who is asked: the first name of who sent it. */
  askName: string;
  acceptance: Acceptance | null;
  messages: readonly QuoteMessage[];
  /** Of a preview, nothing can be posted. */
  isPreview: boolean;
  /** The booked delivery: its private page, and the day and `HH:MM` when its window starts. */
  booking: { path: string; date: string; start: string } | null;
  /** What is known of the address to deliver to. */
  address: { street: string; city: string; state: string; zip: string };
}

/** Who accepted a version, and when. */
export interface Acceptance {
  /** As typed. */
  name: string;
  /** ISO 8601 UTC. */
  at: string;
  payment: PaymentWish;
  /** The staff member who recorded it; null if the shopper did it on the page. */
  recordedBy: string | null;
}

/** A version as its lead's page lists it. */
export interface ListedVersion {
  number: number;
  status: VersionStatus;
  offer: Offer;
  sentAt: string;
  sentBy: string;
  by: SendingWay;
  /** When its page was first seen open; null if that isn't known. */
  openedAt: string | null;
  changedAt: string;
  acceptance: Acceptance | null;
  /** What the shopper said when declining, or staff when withdrawing. */
  reason: string;
}

/** Money that staff took for an accepted quote. */
export interface Payment {
  id: string;
  /** Cents. */
  amount: number;
  method: "cash" | "card" | "check" | "other";
  at: string;
  by: string;
}

/** A lead's quote as staff see it on the lead's page. */
export interface LeadQuote {
  /** Newest first. */
  versions: readonly ListedVersion[];
  payments: readonly Payment[];
  /** What is still due for the accepted version, in cents; null if none is accepted. */
  due: number | null;
  /** The shopper's link; null until a version was sent. */
  link: string | null;
  messages: readonly QuoteMessage[];
  hasDraft: boolean;
  /** Who is writing it now; null if nobody is. */
  writer: { id: string; name: string } | null;
}
