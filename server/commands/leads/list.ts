import { type ListedLead, latestLeads, type StoredMessage } from "#server/leads/lead-queries.ts";
import type { Store } from "#server/store/store-interface.ts";
import { alignColumns, type CommandOutput } from "./output.ts";
import { shopTime } from "./shop-time.ts";

/** The latest leads with the state of their messages. */
export async function listLeads({ queries }: Store, limit: number): Promise<CommandOutput> {
  const leads = await latestLeads(queries, limit);
  return {
    json: leads.map(({ reference, id, kind, name, submittedAt, deliveries }) => ({
      reference,
      id,
      kind,
      name,
      submittedAt,
      deliveries: deliveries.map(toEntry),
    })),
    text:
      leads.length === 0
        ? "No leads yet."
        : alignColumns([
            ["REFERENCE", "KIND", "NAME", "SUBMITTED", "DELIVERIES"],
            ...leads.map(toRow),
          ]),
  };
}

/** The documented fields, plus the last error and the note if there are any. */
function toEntry({ sink, status, attempts, lastError, note }: StoredMessage) {
  return {
    sink,
    status,
    attempts,
    ...(lastError === null ? {} : { lastError }),
    ...(note === null ? {} : { note }),
  };
}

function toRow({ reference, kind, name, submittedAt, deliveries }: ListedLead): string[] {
  const states = deliveries.map(({ sink, status }) => `${sink} ${status}`);
  return [reference, kind, name, shopTime(submittedAt), states.join(", ")];
}
