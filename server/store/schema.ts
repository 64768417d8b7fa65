import type { ColumnType, Insertable, Selectable } from "kysely";

/** Where a lead's copy goes; each is delivered on its own, one never waits for another. */
export const sinkNames = ["crm", "shop_mail", "shopper_mail"] as const;
export type SinkName = (typeof sinkNames)[number];

/** `parked` is given up on until somebody redelivers it (rule 15.8). */
export type MessageStatus = "pending" | "delivered" | "parked";

/**
 * One schema on both engines. Times are ISO 8601 UTC with milliseconds, so that text order is
 * time order and the same comparison holds in SQLite and PostgreSQL. JSON is kept as the text
 * that was made, never re-serialized.
 */
export interface Tables {
  leads: LeadTable;
  recent_contents: RecentContentTable;
  deliveries: MessageTable;
  lead_files: LeadFileTable;
  window_places: WindowPlacesTable;
  window_holds: WindowHoldTable;
  bookings: BookingTable;
  house_marks: MarkerTable;
  health_probe: HealthProbeTable;
  rate_limits: RateLimitTable;
  receiver_troubles: ReceiverPauseTable;
  doctor_tokens: DoctorTokenTable;
}

interface LeadTable {
  id: string;
  /** What the shopper can say on the phone, `Q-7K3M9`. */
  reference: string;
  kind: string;
  /** Made once per form (rule 14.5); unique within its kind. */
  idempotency_key: string | null;
  contact_name: string;
  /** Lower case, so that a person is found however they typed it. */
  contact_email: string | null;
  /** E.164. */
  contact_phone: string | null;
  /** JSON of the record as receivers see it (rule 15.2). */
  record: string;
  submitted_at: string;
  /** When we promised to have answered; null for what waits for no answer. */
  answer_due_at: string | null;
  /** When the shop is reminded of it; null once it was, or was answered. */
  answer_remind_at: string | null;
  answered_at: string | null;
}

/** The latest lead of each content, for leads without an idempotency key (rule 14.6). */
interface RecentContentTable {
  content_hash: string;
  lead_id: string;
  submitted_at: string;
}

interface MessageTable {
  /** Stable forever: the receiver's `webhook-id`, the mail's Message-ID. */
  id: string;
  lead_id: string;
  sink: SinkName;
  /** What it is sent for: `accepted`, or a later mail about a booking such as `moved-1`. */
  occasion: ColumnType<string, string | undefined, string>;
  /** Exactly what is sent, fixed when it was queued; only a reminder is written again for its day. */
  payload: string;
  status: MessageStatus;
  /** Attempts begun. */
  attempts: ColumnType<number, number | undefined, number>;
  /** Not to be touched before: the next attempt, or the end of the present lease. */
  next_attempt_at: string;
  /** When `next_attempt_at` was set; one in the future betrays a clock that was set back. */
  scheduled_at: string;
  /** Token of the worker that is sending it now. */
  lease: string | null;
  last_error: string | null;
  delivered_at: string | null;
  /** When it was put into the outbox; null in rows older than the column. */
  queued_at: string | null;
  /** Which grouped mail it went out in; null for one sent on its own. */
  digest: ColumnType<string | null, string | null | undefined, string | null>;
  /** What is odd about a delivery that arrived. */
  note: ColumnType<string | null, string | null | undefined, string | null>;
  /** `receiver` while it waits because of the receiver, not of itself. */
  waits_for: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A receiver that fails; without a row all is well. Everything for it waits together. */
interface ReceiverPauseTable {
  sink: SinkName;
  /** A hash of its address: what is known of one receiver does not hold for the next. */
  receiver: string;
  since: string;
  /** Nobody knocks before; while somebody does, the end of that lease. */
  paused_until: string;
  /** Knocks in a row that failed. */
  failures: number;
  /** The delivery that failed first. */
  opened_by: string;
  /** 1 once it is certain that not that delivery is the reason. */
  certain: number;
  /** 1 when the receiver wants nothing any more. */
  gone: number;
  /** What it said last. */
  error: string;
}

/** Photos and PDFs that came with leads. */
interface LeadFileTable {
  /** Unguessable: part of the link the shop opens it by. */
  id: string;
  lead_id: string;
  /** `image/jpeg` or `application/pdf`. */
  media_type: string;
  /** Base64, which both engines keep alike. */
  content: string;
}

/** How much of a delivery window is taken: places booked and places held. */
interface WindowPlacesTable {
  /** `YYYY-MM-DD`, never an instant. */
  date: string;
  window_id: string;
  /** Never more than the window's capacity, never less than 0. */
  taken: number;
}

/** A place kept free while a shopper finishes the form; it counts as taken until it expires. */
interface WindowHoldTable {
  id: string;
  date: string;
  window_id: string;
  expires_at: string;
}

/** A booked delivery: when it comes, what was asked for and what it cost. */
interface BookingTable {
  lead_id: string;
  date: string;
  window_id: string;
  /** The window's hours as they were promised, `HH:MM` shop time. */
  start_time: string;
  end_time: string;
  status: "booked" | "cancelled";
  /** How often it was changed: the calendar entry's SEQUENCE. */
  version: number;
  /** When the reminder is due (rule 15.18); null when there is none, or it was sent. */
  remind_at: string | null;
  /** When it was cancelled, ISO 8601 UTC; null while it is booked. */
  cancelled_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** JSON with its version (`stored-details.ts`); null when an older version of the shop stored it. */
  details: ColumnType<string | null, string | null | undefined, never>;
}

/** What the shop remembers about itself: trouble it told the owner of, work it has begun. */
interface MarkerTable {
  name: string;
  since: string;
  /** When the owner was told. */
  told_at: string | null;
  /** Until then one process is at it. */
  lease_until: string | null;
}

/** What clients did lately; used on PostgreSQL, where several processes count together. */
interface RateLimitTable {
  /** A keyed hash: nobody can read an address from it. */
  client: string;
  /** Microseconds since 1970 of each attempt that counts, by commas, oldest first. */
  taken: string;
  /** When all of it may be forgotten. */
  forget_at: number;
}

/** What lets one request of the doctor's be answered; gone once it was. */
interface DoctorTokenTable {
  /** SHA-256 in hex: who reads the database can't ask with it. */
  token_hash: string;
  /** What the answer carries. */
  proof: string;
  expires_at: string;
}

interface HealthProbeTable {
  id: number;
  checked_at: string;
}

export type LeadRow = Selectable<LeadTable>;
export type NewLeadRow = Insertable<LeadTable>;
export type MessageRow = Selectable<MessageTable>;
export type NewMessageRow = Insertable<MessageTable>;
export type BookingRow = Selectable<BookingTable>;
