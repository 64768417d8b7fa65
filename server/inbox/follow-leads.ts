import type { Logger } from "#server/platform/log.ts";
import { type Channel, followChanges } from "#server/store/follow-changes.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Triggers count every change to leads and their histories (decision 011). */
const channel: Channel = {
  name: "leads",
  version: async (queries) => {
    const { changes } = await queries
      .selectFrom("row_counts")
      .select((row) => row.fn.sum("count").as("changes"))
      .where("name", "=", "changes:leads")
      .executeTakeFirstOrThrow();
    return String(changes ?? 0);
  },
};

export interface FollowLeadsDeps {
  store: Store;
  logger: Logger;
  /** Called at first, and at most half a second after any process has changed a lead. */
  onChange: () => Promise<void>;
}

/**
 * Follows what all processes and commands change in leads, their notes and histories.
 * @returns stops following; resolves when no call is in progress
 */
export function followLeads(deps: FollowLeadsDeps): Promise<() => Promise<void>> {
  return followChanges({ ...deps, channel });
}
