import { formatMoneyWithCents } from "#domain/money.ts";
import type { ListedVersion } from "#domain/quote/quote-view.ts";
import { monthAndDay } from "#formats";
import { copy } from "./copy.ts";

/** `Version 2, $5,798.95, good until December 8`. */
export function versionTitle({ number, offer }: Pick<ListedVersion, "number" | "offer">): string {
  const total = formatMoneyWithCents(offer.totals.total);
  return [copy.version(number), total, copy.goodUntil(monthAndDay(offer.goodUntil))].join(", ");
}

/**
 * What is known of a version besides what it offers, a sentence each.
 * @param momentOf a moment as the page writes it, from ISO 8601
 */
export function versionFacts(
  version: ListedVersion,
  momentOf: (at: string) => string,
): readonly string[] {
  const { status, sentAt, sentBy, by, openedAt, acceptance, reason } = version;
  const wasOpened = openedAt === null ? copy.notOpened : copy.opened(momentOf(openedAt));
  return [
    copy.sent(momentOf(sentAt), sentBy, copy.by[by]),
    // How an offer was opened that nobody waits for any more doesn't matter.
    openedAt !== null || status === "open" ? wasOpened : "",
    acceptance ? copy.accepted(acceptance.name, momentOf(acceptance.at)) : "",
    acceptance?.recordedBy ? copy.recordedBy(acceptance.recordedBy) : "",
    acceptance ? copy.wishes[acceptance.payment] : "",
    reason ? `“${reason}”` : "",
  ].filter(Boolean);
}
