import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { DueMessage, Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";

/**
 * The sink with a check just before sending emails that offer a version, as they may have waited for an
 * email server: one about a version that can't be accepted any more is dropped (rule 15.19).
 */
export function withCurrentQuoteEmails(sink: Sink, deps: { store: Store; clock: Clock }): Sink {
  if (sink.name !== "shopper_mail") return sink;
  const { beforeSend } = sink;
  return {
    ...sink,
    beforeSend: async (message) => {
      if (!(await isCurrent(message, deps))) return undefined;
      return beforeSend ? beforeSend(message) : message;
    },
  };
}

async function isCurrent(
  { leadId, occasion }: DueMessage,
  { store, clock }: { store: Store; clock: Clock },
): Promise<boolean> {
  const number = versionIn(occasion);
  if (number === undefined) return true;
  const version = await store.queries
    .selectFrom("quote_versions")
    .select(["status", "good_until"])
    .where("lead_id", "=", leadId)
    .where("number", "=", number)
    .executeTakeFirst();
  const today = shopDateTime(facts.timeZone, clock()).date;
  return version?.status === "open" && version.good_until >= today;
}

/** The version that an email offers; undefined for any other email. */
function versionIn(occasion: string): number | undefined {
  const number = /^quote-(?:extended-|ends-)?(\d+)(?:-|$)/.exec(occasion)?.[1];
  return number === undefined ? undefined : Number(number);
}
