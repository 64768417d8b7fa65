import type * as lateQuotes from "#copy/late-quotes.ts";
import type { VersionStatus } from "#domain/quote/quote-view.ts";
import type * as formats from "#formats";

/** A version of a quote that somebody came too late for. */
export interface PastVersion {
  /** As of now (`statusOn`). */
  status: VersionStatus;
  /** `YYYY-MM-DD`. */
  goodUntil: string;
  /** When its status last changed. */
  changedAt: Date;
  /** Who accepted it, as typed; null if nobody did. */
  acceptedBy: string | null;
}

/** The texts and formats of a language that `lateSentence` needs. */
export interface LateQuoteWords {
  copy: typeof lateQuotes;
  formats: Pick<typeof formats, "momentInSentence" | "monthAndDay">;
}

/**
 * What somebody reads first who wants to accept a version and is too late (rule 19.6).
 * @returns undefined if it is open
 */
export function lateSentence(
  { status, goodUntil, changedAt, acceptedBy }: PastVersion,
  { copy, formats }: LateQuoteWords,
  timeZone: string,
  now: Date,
): string | undefined {
  const time = formats.momentInSentence(timeZone, changedAt, now);
  switch (status) {
    case "open":
      return undefined;
    case "accepted":
      return acceptedBy === null
        ? copy.acceptedBySomebody({ time })
        : copy.accepted({ name: acceptedBy, time });
    case "replaced":
      return copy.replaced({ time });
    case "declined":
      return copy.declined({ time });
    case "expired":
      return copy.expired({ day: formats.monthAndDay(goodUntil) });
    case "withdrawn":
      return copy.withdrawn;
  }
}
