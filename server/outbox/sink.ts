import type { SinkName } from "#server/store/schema.ts";

/** A delivery as its sink gets it. */
export interface DueMessage {
  /** Stable over all attempts, for the receiver to recognize a repetition. */
  id: string;
  leadId: string;
  reference: string;
  /** What it is sent for; `accepted` for the lead itself. */
  occasion: string;
  payload: string;
  /** This attempt's number, from 1. */
  attempt: number;
}

/** Trouble that may pass: try again. */
export interface RetryLater {
  kind: "retry";
  error: string;
  /** Not before so many milliseconds from now. */
  notBeforeMs?: number;
  /** Whether it holds for everything the receiver should get, or for this delivery; that is the default. */
  scope?: "receiver" | "message";
  /** It cannot be about this delivery, so that all the others need not find out for themselves. */
  surelyReceiver?: boolean;
  /** The receiver does not take what is written in it. */
  contentRefused?: boolean;
  /** The owner has to mend something: tried for three days instead of one (rule 15.8). */
  ownerMustFix?: boolean;
}

/** It will not work like this: give up at once. */
export interface GiveUp {
  kind: "park";
  error: string;
  /** The receiver wants nothing any more: what waits for it is given up on too. */
  parkAll?: boolean;
  /** Said of the recipient; if the last ones all heard the same, it is about us after all. */
  recipientRefused?: boolean;
}

/** What became of one attempt. `error` and `note` are short and safe to show to the owner. */
export type SendResult = { kind: "delivered"; note?: string } | RetryLater | GiveUp;

/** A notice as one payload about many speaks of it: nothing in it was typed by anybody. */
export interface GroupedLead {
  reference: string;
  kind: string;
  occasion: string;
  submittedAt: string;
}

/** Composes one payload about many notices. */
export type GroupNotices = (notices: readonly GroupedLead[]) => object;

/** One way out of the shop. */
export interface Sink {
  name: SinkName;
  /**
   * Tells one receiver from another: what is remembered of the one before does not hold for a new
   * one. May hold secrets; only a hash of it is stored.
   */
  receiver?: string;
  /**
   * Milliseconds for which nobody else sends a delivery after a crash. Leases are renewed as long as
   * an attempt lasts.
   */
  leaseMs: number;
  /**
   * The code a stored error quotes, by which the same refusal is known again; without it no refusal
   * is compared with others.
   */
  refusalCode?(error: string): string | undefined;
  /** Writes one letter for many, where a flood must not reach the inbox one by one. */
  group?: GroupNotices;
  /**
   * Looks at a delivery right before each attempt: as it is to be sent now, or undefined when nobody
   * wants it any more and it is dropped.
   */
  beforeSend?(delivery: DueMessage): Promise<DueMessage | undefined>;
  /** Sends once. Never throws for what the receiver did. @param signal ends the attempt early. */
  send(delivery: DueMessage, signal?: AbortSignal): Promise<SendResult>;
}
