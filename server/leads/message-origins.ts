import type { FindOrigins } from "#server/outbox/message-origin.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Finds the lead each message is about, for the outbox. */
export function messageOrigins({ queries }: Store): FindOrigins {
  return async (leadIds) => {
    const leads = await retryOnBusy(() =>
      queries
        .selectFrom("leads")
        .select(["id", "reference", "kind", "submitted_at"])
        .where("id", "in", leadIds)
        .execute(),
    );
    return new Map(
      leads.map(({ id, reference, kind, submitted_at: submittedAt }) => [
        id,
        { reference, kind, submittedAt },
      ]),
    );
  };
}
