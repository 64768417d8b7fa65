import type { SinkName } from "#server/store/schema.ts";

/** A message as its sink gets it. */
export interface DueMessage {
  /** The same for all attempts, so that the receiver recognizes a repeated message. */
  id: string;
  leadId: string;
  reference: string;
  /** Why it is sent; `accepted` for the lead itself. */
  occasion: string;
  payload: string;
  /** This attempt's number, from 1; attempts that failed because of the receiver don't count. */
  attempt: number;
}

/** A failure that may pass: the message is retried. */
export interface RetryLater {
  kind: "retry";
  error: string;
  /** The earliest next attempt, in milliseconds from now. */
  notBeforeMs?: number;
  /** Whether all messages to the receiver are affected or, by default, only this one. */
  scope?: "receiver" | "message";
  /** The message can't be the cause, so other messages needn't be tried to find out. */
  surelyReceiver?: boolean;
  /** No answer of the receiver itself: the attempt isn't counted, whatever its cause. */
  isAway?: boolean;
  /** The receiver rejects the message's content. */
  contentRefused?: boolean;
  /** It won't pass by itself: the owner is told at once and must fix something (rule 15.25). */
  ownerMustFix?: boolean;
  /** The receiver may have done its work all the same, so it isn't asked again soon. */
  mayBeDone?: boolean;
}

/** A failure that retrying can't fix: the message is parked at once. */
export interface ParkMessage {
  kind: "park";
  error: string;
  /** The recipient was refused. If the previous recipients were refused too, the fault is ours. */
  recipientRefused?: boolean;
}

/** The outcome of one attempt. `error` and `note` are short and safe to show to the owner. */
export type SendResult = { kind: "delivered"; note?: string } | RetryLater | ParkMessage;

/** Where messages are sent: the CRM or an email server. */
export interface Sink {
  name: SinkName;
  /**
   * Identifies the receiver: a pause of one receiver does not apply to another. May contain
   * secrets; only a hash of it is stored.
   */
  receiver?: string;
  /**
   * How long, in milliseconds, no other worker sends a message after a crash. Leases are renewed
   * during an attempt.
   */
  leaseMs: number;
  /**
   * The code in a stored error by which equal refusals are recognized; without it refusals are not
   * compared.
   */
  refusalCode?(error: string): string | undefined;
  /** To whom a payload is sent, if refusals may concern only the recipient. */
  recipient?(payload: string): string | undefined;
  /**
   * At most how many due messages may be sent now, and by which sink of the same name. If it is
   * missing, any number may be, by this one.
   */
  nextSends?(): Promise<{ via: Sink; most: number }>;
  /**
   * Called right before each attempt. Returns the message as it should be sent now, or undefined
   * if it is no longer needed and should be deleted.
   */
  beforeSend?(message: DueMessage): Promise<DueMessage | undefined>;
  /**
   * Makes one attempt to send. Never throws because of the receiver.
   * @param signal aborts the attempt.
   */
  send(message: DueMessage, signal?: AbortSignal): Promise<SendResult>;
}
