import type { ColumnType, Insertable, Selectable } from "kysely";
import type { HistoryEntry } from "#domain/desk/inbox.ts";
import type { LeadState } from "#domain/desk/lead-state.ts";
import type { Role } from "#domain/desk/roles.ts";
import type { Language } from "#domain/language.ts";
import type { Payment, PaymentWish, SendingWay, VersionStatus } from "#domain/quote/quote-view.ts";

/** Where a lead's messages are sent; sinks never wait for each other. */
export const sinkNames = ["crm", "shop_mail", "shopper_mail"] as const;
export type SinkName = (typeof sinkNames)[number];

/** `parked`: given up until it is redelivered (rule 15.8). */
export type MessageStatus = "pending" | "delivered" | "parked";

/**
 * The schema of both engines. Times are ISO 8601 UTC with milliseconds, so that text order is time
 * order in SQLite and PostgreSQL. JSON is stored as the text that was created, never
 * re-serialized.
 */
export interface Tables {
  leads: LeadTable;
  recent_contents: RecentContentTable;
  deliveries: MessageTable;
  lead_files: LeadFileTable;
  window_places: WindowPlacesTable;
  /** Always empty; read by the previous version only. */
  window_holds: { id: string };
  bookings: BookingTable;
  house_marks: MarkerTable;
  health_probe: HealthProbeTable;
  rate_limits: RateLimitTable;
  receiver_troubles: ReceiverPauseTable;
  doctor_tokens: DoctorTokenTable;
  products: ProductTable;
  product_addresses: ProductAddressTable;
  product_variants: ProductVariantTable;
  catalog_state: CatalogStateTable;
  catalog_origin: CatalogOriginTable;
  row_counts: RowCountTable;
  pictures: PictureTable;
  media_files: MediaFileTable;
  models: ModelTable;
  staff_members: StaffMemberTable;
  staff_sessions: StaffSessionTable;
  sign_in_links: SignInLinkTable;
  passkeys: PasskeyTable;
  used_challenges: UsedChallengeTable;
  lead_history: HistoryTable;
  lead_words: LeadWordTable;
  quotes: QuoteTable;
  quote_versions: QuoteVersionTable;
  quote_prices: QuotePriceTable;
  quote_messages: QuoteMessageTable;
  quote_payments: QuotePaymentTable;
}

interface LeadTable {
  id: string;
  /** Short enough to read out on the phone, such as `Q-7K3M9`. */
  reference: string;
  kind: string;
  /** Created once per form (rule 14.5); unique within its kind. */
  idempotency_key: string | null;
  contact_name: string;
  /** Lower case, so that a person is found however they typed it. */
  contact_email: string | null;
  /** E.164. */
  contact_phone: string | null;
  /** JSON of the lead record (rule 15.2). */
  record: string;
  submitted_at: string;
  /** When the promised response is due; null if no response is expected. */
  answer_due_at: string | null;
  /** When the shop is reminded to respond; null after the reminder or the response. */
  answer_remind_at: string | null;
  answered_at: string | null;
  state: ColumnType<LeadState, LeadState | undefined, LeadState>;
  /** Id of the staff member who has it. */
  assigned_to: ColumnType<string | null, string | null | undefined, string | null>;
  /** Raised by every change that makes an open page of it outdated. */
  lead_version: ColumnType<number, number | undefined, number>;
  /** When something last happened to it. */
  changed_at: ColumnType<string, string | undefined, string>;
  /** Why it was lost: one of `lostReasons`, or `cancelled` for a booking; null unless it is. */
  lost_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** That of its form's address; leads from before there were two are `en`. */
  language: ColumnType<Language, Language | undefined, Language>;
  /** 1 once its words are in `lead_words`. */
  is_indexed: ColumnType<number, number | undefined, number>;
}

/** What happened to leads, numbered from 1 for each; its arrival is only in the lead itself. */
interface HistoryTable {
  lead_id: string;
  number: number;
  at: string;
  /** Id of the staff member; null for the shopper or the shop's own programs. */
  by_id: string | null;
  what: Exclude<HistoryEntry["what"], "arrived">;
  text: string | null;
  detail: string | null;
  /** Who has the lead since, if that changed. */
  to_id: string | null;
  /** The lead's state since, if that changed. */
  state: LeadState | null;
  /** Made by the browser once per click, so that a post sent again does nothing more. */
  posted_key: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The words a lead is found by (`domain/desk/search-words.ts`). */
interface LeadWordTable {
  word: string;
  /** When the lead was submitted, in milliseconds since 1970. */
  submitted: number;
  /** The lead's. */
  reference: string;
}

/** The quote of a lead: its draft, its link and the delivery that was booked. */
interface QuoteTable {
  lead_id: string;
  /** In the link's token; raised to end the links before. */
  link_number: ColumnType<number, number | undefined, number>;
  /** JSON of the draft (`domain/quote/quote-draft.ts`); null if none was saved. */
  draft: string | null;
  /** Raised whenever the draft is saved. */
  draft_version: ColumnType<number, number | undefined, number>;
  draft_saved_at: string | null;
  /** Id of the staff member who writes the draft, until that time. */
  writer_id: string | null;
  writing_until: string | null;
  /** The lead of the delivery booked with it. */
  booking_lead_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of the version sent last, also if that was undone: a number is one offer for good. */
  last_number: ColumnType<number, number | undefined, number>;
}

/** What was sent to a shopper, numbered from 1 for each lead; at most one is open, one accepted. */
interface QuoteVersionTable {
  lead_id: string;
  number: number;
  status: VersionStatus;
  /** When its status last changed. */
  changed_at: string;
  /** JSON with every text and figure as it was sent (`domain/quote/offer.ts`). */
  offer: string;
  /** Cents. */
  total: number;
  /** Last day to accept it, `YYYY-MM-DD` shop time. */
  good_until: string;
  sent_at: string;
  /** Id of the staff member. */
  sent_by: string;
  sent_way: SendingWay;
  /** Of the draft it was sent from, so that a second click on "Send" makes no second version. */
  draft_version: number;
  /** JSON of what the lead was before (`lead-before.ts`); null once it can't be undone. */
  lead_before: string | null;
  /** When its page was first seen open. */
  opened_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why it was declined, or its acceptance taken back. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  accepted_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** As typed. */
  accepted_name: ColumnType<string | null, string | null | undefined, string | null>;
  /** How the shopper said yes to the staff member who recorded it; null if it was on the page. */
  accepted_how: ColumnType<string | null, string | null | undefined, string | null>;
  /** Id of that staff member. */
  accepted_by: ColumnType<string | null, string | null | undefined, string | null>;
  payment_wish: ColumnType<PaymentWish | null, PaymentWish | null | undefined, PaymentWish | null>;
  /** The next email by itself, and when it is due; null if none is. */
  follow_up: ColumnType<string | null, string | null | undefined, string | null>;
  follow_up_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What products and variants were quoted at. */
interface QuotePriceTable {
  lead_id: string;
  /** The version's. */
  number: number;
  product_id: string;
  /** Cents. */
  price: number;
  sent_at: string;
}

/** What shopper and staff wrote to each other about a quote, numbered from 1 for each lead. */
interface QuoteMessageTable {
  lead_id: string;
  number: number;
  at: string;
  kind: "question" | "change" | "again" | "reply";
  /** Id of the staff member; null for the shopper. */
  by_id: string | null;
  text: string;
}

/** Money that staff took for an accepted version. */
interface QuotePaymentTable {
  id: string;
  lead_id: string;
  /** The version's number. */
  version: number;
  /** Cents. */
  amount: number;
  method: Payment["method"];
  at: string;
  /** Id of the staff member. */
  by_id: string;
}

/** The latest lead of each content, for leads without an idempotency key (rule 14.6). */
interface RecentContentTable {
  content_hash: string;
  lead_id: string;
  submitted_at: string;
}

interface MessageTable {
  /** Never changes: the CRM's `webhook-id` and the email's Message-ID. */
  id: string;
  lead_id: string;
  sink: SinkName;
  /** Why it is sent: `accepted`, or a later change to a booking such as `moved-1`. */
  occasion: ColumnType<string, string | undefined, string>;
  /**
   * Exactly what is sent, fixed when queued; only booking emails to shoppers are updated before
   * sending. Empty once it was delivered (rule 15.24).
   */
  payload: string;
  status: MessageStatus;
  /** How many attempts were started. */
  attempts: ColumnType<number, number | undefined, number>;
  /** Time of the next attempt or end of the current lease; not claimed earlier. */
  next_attempt_at: string;
  /** When `next_attempt_at` was set; if it is in the future, the clock was set back since. */
  scheduled_at: string;
  /** Token of the worker that is sending it now; null if none is. */
  lease: string | null;
  last_error: string | null;
  delivered_at: string | null;
  /** When it was queued; null in rows older than the column. */
  queued_at: string | null;
  /** Id of the more-leads email that named it; null if it was sent on its own. */
  digest: ColumnType<string | null, string | null | undefined, string | null>;
  /** Something odd about a delivered message that the owner should check. */
  note: ColumnType<string | null, string | null | undefined, string | null>;
  /** `receiver` if it waits because of the receiver and not because of itself. */
  waits_for: ColumnType<string | null, string | null | undefined, string | null>;
  /** How many attempts failed because of the receiver; they don't count toward parking. */
  receiver_failures: ColumnType<number, number | undefined, number>;
}

/**
 * The pause of a failing receiver, for which all its messages wait together. No row if the receiver
 * works, except while the owner has yet to be told that it answers again.
 */
interface ReceiverPauseTable {
  sink: SinkName;
  /** A hash of its address, as a pause doesn't apply to another receiver. */
  receiver: string;
  since: string;
  /** No attempt before this; during a trial, the end of its lease. */
  paused_until: string;
  /** How many consecutive trials failed. */
  failures: number;
  /** The message that failed first. */
  opened_by: string;
  /** 1 if that message certainly isn't the cause. */
  certain: number;
  /** Always 0; read by the previous version only. */
  gone: number;
  /** The last error. */
  error: string;
  /** 1 if it won't pass by itself (rule 15.25). */
  owner_must_fix: ColumnType<number, number | undefined, number>;
  /** When the receiver accepted a message again; null while it fails. */
  answered_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Photos and PDFs uploaded with leads. */
interface LeadFileTable {
  /** Unguessable, as it is part of the link the shop opens. */
  id: string;
  lead_id: string;
  /** `image/jpeg` or `application/pdf`. */
  media_type: string;
  /** Base64, which both engines store the same way. */
  content: string;
}

/** How many places of a delivery window are taken by bookings. */
interface WindowPlacesTable {
  /** `YYYY-MM-DD` in shop time. */
  date: string;
  window_id: string;
  /** From 0 to the window's capacity. */
  taken: number;
}

/** A booking: its window, what was ordered and what it costs. */
interface BookingTable {
  lead_id: string;
  date: string;
  window_id: string;
  /** The window's hours when it was booked, `HH:MM` shop time. */
  start_time: string;
  end_time: string;
  status: "booked" | "cancelled";
  /** How often it was changed; also the calendar entry's SEQUENCE. */
  version: number;
  /** When the reminder is due (rule 15.18); null if there is none or it was queued. */
  remind_at: string | null;
  /** When it was cancelled, ISO 8601 UTC; null if it is booked. */
  cancelled_at: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * JSON with its version (`stored-details.ts`); null if an older version of the shop stored it.
   */
  details: ColumnType<string | null, string | null | undefined, string>;
}

/** Markers: incidents the owner was alerted to, and work in progress. */
interface MarkerTable {
  name: string;
  since: string;
  /** When the owner was alerted. */
  told_at: string | null;
  /** Until then, one process is working on it. */
  lease_until: string | null;
}

/** Recent attempts of clients; used on PostgreSQL, where several processes count together. */
interface RateLimitTable {
  /** A keyed hash from which the network address can't be read. */
  client: string;
  /**
   * Times of the attempts that count, in microseconds since 1970, oldest first, separated by
   * commas.
   */
  taken: string;
  /** When the row can be deleted. */
  forget_at: number;
}

/** Someone who can sign in to the desk, or could. */
interface StaffMemberTable {
  id: string;
  /** Lower case; null once the member was removed. */
  email: string | null;
  name: string;
  role: Role;
  created_at: string;
  last_seen_at: string | null;
  /** 1 if every new lead is emailed to this address too. */
  new_lead_emails: ColumnType<number, number | undefined, number>;
  removed_at: string | null;
}

interface StaffSessionTable {
  /** SHA-256 in hex, so that reading the database doesn't reveal a usable session. */
  token_hash: string;
  /** What the session is called on pages and in posts. */
  id: string;
  member_id: string;
  way: "link" | "passkey";
  browser: string;
  created_at: string;
  last_used_at: string;
}

interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  member_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** Of the browser that made it. */
  browser: string;
  created_at: string;
  last_used_at: string | null;
}

/** Challenges that a passkey answered, until they are too old to be answered again. */
interface UsedChallengeTable {
  hash: string;
  expires_at: string;
}

interface SignInLinkTable {
  /** SHA-256 in hex, so that reading the database doesn't reveal a usable link. */
  token_hash: string;
  /** Null for the link of the first owner. */
  member_id: string | null;
  expires_at: string;
}

/** A token that lets the doctor make one request; deleted once it is used. */
interface DoctorTokenTable {
  /** SHA-256 in hex, so that reading the database doesn't reveal a usable token. */
  token_hash: string;
  /** A value the response contains. */
  proof: string;
  expires_at: string;
}

/**
 * `removed` products stay, so that their addresses lead somewhere and their ids aren't reused (rule
 * 3.3).
 */
export type ProductStatus = "published" | "hidden" | "removed";

/** A product: its document, and the columns it is looked up by. */
interface ProductTable {
  id: string;
  /** Unique among products that aren't removed; so is the SKU. */
  slug: string;
  sku: string;
  collection: string;
  type: string;
  /** Products are listed by position, then by id. */
  position: number;
  status: ProductStatus;
  /** 1 if an import hid it; otherwise a hidden product was hidden by hand. */
  hidden_by_file: ColumnType<number | null, number | null | undefined, number | null>;
  /** JSON of the whole product (`server/catalog/products/product-rows.ts`). */
  document: string;
  created_at: string;
  updated_at: string;
  /** The catalog's version that last changed the row. */
  version: number;
}

/** An address that a product had before its slug changed. */
interface ProductAddressTable {
  slug: string;
  product_id: string;
  version: number;
}

/** The columns a variant is looked up by; the rest is in its product's document. */
interface ProductVariantTable {
  id: string;
  product_id: string;
  /** Unique among variants and products that aren't removed. */
  sku: string;
  /** The status of its product. */
  status: ProductStatus;
}

/**
 * One row, which changes when a backup is restored, because versions before and after can't be
 * compared.
 */
interface CatalogOriginTable {
  id: number;
  origin: string;
}

/** One row, which every change to the catalog updates in its transaction. */
interface CatalogStateTable {
  id: number;
  /** How often the catalog was changed; 0 if it was never filled. */
  version: number;
  /** The highest id given to a product. */
  last_product_id: number;
}

/** How many rows a table has, by one or two of its columns; kept by triggers (decision 011). */
interface RowCountTable {
  /** `leads:KIND` or `deliveries:SINK:STATUS`; `changes:leads` counts changes, not rows. */
  name: string;
  /** A part of the count, which is the sum of a counter's rows; a single part may be negative. */
  slot: number;
  count: number;
}

/**
 * `waiting`: some of its sizes are still to be made. `failed`: given up. `replaced`: no longer
 * shown; its files are removed a day later, as pages may still be open.
 */
export type PictureState = "waiting" | "made" | "failed" | "replaced";

/** A photograph of the shop; of several with the same name, one is shown. */
interface PictureTable {
  /** `SLUG/view`, or the name of a picture of the starter set. */
  name: string;
  /** Hash of its original, as in its files' names. */
  hash: string;
  /** Size of its original, pixels. */
  width: number;
  height: number;
  /** Tiny data URL. */
  placeholder: string;
  /** The widths pages may show, pixels, ascending, separated by commas; empty if it isn't shown. */
  widths: string;
  state: PictureState;
  /** How many attempts to make its sizes were started. */
  attempts: number;
  /** Time of the next attempt or end of the current lease. */
  next_attempt_at: string;
  /** Token of the worker that is making its sizes now; null if none is. */
  lease: string | null;
  last_error: string | null;
  added_at: string;
  /** When its state or its widths last changed. */
  changed_at: string;
  /** The catalog's version that last changed its shown widths. */
  version: number;
}

/**
 * `replaced`: not shown, or no longer; its file is removed a day later, as pages may still be open.
 */
export type ModelState = "shown" | "replaced";

/** A 3D model of the owner's for a product, of which at most one is shown. */
interface ModelTable {
  product_id: string;
  /**
   * Hash of its file, as in the file's name; empty in a row that says that the product has no model
   * though the starter set has one.
   */
  hash: string;
  /** The product's slug when it was added, as in the file's name. */
  name: string;
  /** JSON of what pages need to know about it (`domain/product.ts`). */
  entry: string;
  state: ModelState;
  added_at: string;
  /** When its state last changed. */
  changed_at: string;
}

/** On PostgreSQL, the files of pictures and models (`server/media/`). */
interface MediaFileTable {
  path: string;
  /** Base64, as in `lead_files`. */
  content: string;
}

interface HealthProbeTable {
  id: number;
  checked_at: string;
}

export type LeadRow = Selectable<LeadTable>;
export type HistoryRow = Selectable<HistoryTable>;
export type NewLeadRow = Insertable<LeadTable>;
export type MessageRow = Selectable<MessageTable>;
export type NewMessageRow = Insertable<MessageTable>;
export type ProductRow = Selectable<ProductTable>;
export type PictureRow = Selectable<PictureTable>;
export type ModelRow = Selectable<ModelTable>;
export type BookingRow = Selectable<BookingTable>;
export type QuoteRow = Selectable<QuoteTable>;
export type QuoteVersionRow = Selectable<QuoteVersionTable>;
export type NewQuoteVersionRow = Insertable<QuoteVersionTable>;
