import type { SinkName } from "#server/store/schema.ts";
import type { GroupLetter } from "./notice-groups.ts";

/** A delivery as its sink gets it. */
export interface DueDelivery {
  /** Stable over all attempts, for the receiver to recognise a repetition. */
  id: string;
  leadId: string;
  reference: string;
  /** What it is sent for; `accepted` for the lead itself. */
  occasion: string;
  payload: string;
  /** This attempt's number, from 1. */
  attempt: number;
}

/** What became of one attempt. `error` is short and fit for the shop to read. */
export type Outcome =
  | { kind: "delivered" }
  /** Passing trouble: try again, not before `notBeforeMs` from now if given. */
  | { kind: "retry"; error: string; notBeforeMs?: number }
  /** It will never work like this: park at once. */
  | { kind: "park"; error: string };

/** One way out of the shop. */
export interface Sink {
  name: SinkName;
  /**
   * Milliseconds an attempt may take at most. After a crash nobody else sends the delivery for so
   * long.
   */
  leaseMs: number;
  /** Writes one letter for many, where a flood must not reach the inbox one by one. */
  group?: GroupLetter;
  /**
   * Looks at a delivery right before each attempt: as it is to be sent now, or undefined when nobody
   * wants it any more and it is dropped.
   */
  lastLook?(delivery: DueDelivery): Promise<DueDelivery | undefined>;
  /** Sends once, within the lease. Never throws for what the receiver did. */
  send(delivery: DueDelivery): Promise<Outcome>;
}
