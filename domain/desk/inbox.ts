import type { Language } from "#domain/language.ts";
import type { LeadState } from "./lead-state.ts";
import type { Role } from "./roles.ts";

/** The lists of the inbox: leads whose response clock runs, then the others by state (rule 18.13). */
export const inboxViews = [
  "to_answer",
  "in_hand",
  "quoted",
  "accepted",
  "done",
  "lost",
] as const satisfies readonly ("to_answer" | LeadState)[];

export type InboxView = (typeof inboxViews)[number];

/** Leads on one page of a list. */
export const inboxPageSize = 50;

/** What staff ask the inbox for. */
export interface InboxQuery {
  view: InboxView;
  /** A lead kind; all if absent. */
  kind?: string | undefined;
  /** `me`, `nobody` or a staff member's id; everyone's if absent. */
  who?: string | undefined;
  /** Words to search for. The search goes through all views. */
  q?: string | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
}

/** A staff member as other staff see them. */
export interface Colleague {
  id: string;
  /** After a removal `Maribel (removed)`. */
  name: string;
}

/** A lead in a list. */
export interface InboxRow {
  reference: string;
  kind: string;
  /** In which the shopper is written to. */
  language: Language;
  name: string;
  state: LeadState;
  assignedTo: Colleague | null;
  /** When the promised response is due, ISO 8601 UTC; null if the response clock doesn't run. */
  dueAt: string | null;
  /** ISO 8601 UTC. */
  submittedAt: string;
  changedAt: string;
  version: number;
  /** How many products it is about; pieces of a booking count too. */
  pieces: number;
  /** At most three of its products, by product or variant id, for their pictures. */
  productIds: readonly string[];
  /** Its first words: what the shopper typed, otherwise what it is about. */
  words: string;
}

export interface InboxPage {
  rows: readonly InboxRow[];
  /** Pass as `after` for the next page; null at the end. */
  next: string | null;
}

/** How many leads wait in the first three views; at most 1,000, which is shown as `999+`. */
export type InboxCounts = Record<"to_answer" | "in_hand" | "quoted", number>;

/** What happened to a lead. */
export interface HistoryEntry {
  /** ISO 8601 UTC. */
  at: string;
  /** Who did it; null for the shopper or the shop's own programs. */
  by: Colleague | null;
  what:
    | "arrived"
    | "added"
    | "take"
    | "assign"
    | "answered"
    | "note"
    | "lost"
    | "done"
    | "reopen"
    | "send_again"
    | "booking_moved"
    | "booking_cancelled"
    | "booking_undone"
    | "quote_sent"
    | "quote_opened"
    | "delivery_booked"
    | "quote_undone"
    | "quote_extended"
    | "quote_accepted"
    | "quote_declined"
    | "quote_expired"
    | "quote_withdrawn"
    | "acceptance_withdrawn"
    | "link_renewed"
    | "question"
    | "change_requested"
    | "asked_again"
    | "reply"
    | "payment"
    | "payment_removed";
  /** What was said: a staff note, a question, a reply, or why something was done. */
  text?: string | undefined;
  /**
   * How it was answered, why it was lost, how a lead that was added by hand came, or what it is
   * about: `version 2, $5,798.95`.
   */
  detail?: string | undefined;
  /** To whom it was assigned; null for nobody. */
  to?: Colleague | null | undefined;
}

/** A message about a lead. */
export interface LeadMessage {
  id: string;
  to: "crm" | "shop_mail" | "shopper_mail";
  status: "pending" | "delivered" | "parked";
  /** ISO 8601 UTC. */
  deliveredAt: string | null;
  lastError: string | null;
}

/** A lead with everything the shop knows of it. */
export interface LeadDetails extends Omit<InboxRow, "productIds" | "words"> {
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** `answered_at`, ISO 8601 UTC. */
  answeredAt: string | null;
  lostReason: string | null;
  /** The record that receivers got (rule 15.2), latest changes included. */
  record: Readonly<Record<string, string | number | boolean>>;
  /** Notes included, oldest first. */
  history: readonly HistoryEntry[];
  messages: readonly LeadMessage[];
  /** The latest other leads of the same email address or phone. */
  others: readonly InboxRow[];
}

/** A staff member as the owner sees them. */
export interface ListedMember extends Colleague {
  email: string;
  role: Role;
  /** ISO 8601 UTC. */
  since: string;
  lastSeen: string | null;
  passkeys: number;
  sessions: number;
}
