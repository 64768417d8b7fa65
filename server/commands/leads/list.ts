import { leadStateWords } from "#domain/desk/lead-state.ts";
import { type FindColleague, staffNames } from "#server/inbox/staff-names.ts";
import { type ListedLead, latestLeads, type StoredMessage } from "#server/leads/lead-queries.ts";
import { languageNames } from "#server/mail/language-row.ts";
import type { Store } from "#server/store/store-interface.ts";
import { alignColumns, type CommandOutput } from "./output.ts";
import { shopTime } from "./shop-time.ts";

/** The latest leads with the state of their messages. */
export async function listLeads({ queries }: Store, limit: number): Promise<CommandOutput> {
  const leads = await latestLeads(queries, limit);
  const names = await staffNames(queries);
  return {
    json: leads.map(
      ({ reference, id, kind, language, name, submittedAt, state, assignedTo, deliveries }) => ({
        reference,
        id,
        kind,
        language,
        name,
        submittedAt,
        state,
        assignedTo: names(assignedTo)?.name ?? null,
        deliveries: deliveries.map(toEntry),
      }),
    ),
    text:
      leads.length === 0
        ? "No leads yet."
        : alignColumns([
            [
              "REFERENCE",
              "KIND",
              "LANGUAGE",
              "NAME",
              "SUBMITTED",
              "STATE",
              "ASSIGNED TO",
              "DELIVERIES",
            ],
            ...leads.map((lead) => toRow(lead, names)),
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

function toRow(lead: ListedLead, names: FindColleague): string[] {
  const { reference, kind, name, submittedAt, state, assignedTo, deliveries } = lead;
  const messages = deliveries.map(({ sink, status }) => `${sink} ${status}`).join(", ");
  const has = names(assignedTo)?.name ?? "";
  const language = languageNames[lead.language];
  const when = shopTime(submittedAt);
  return [reference, kind, language, name, when, leadStateWords[state], has, messages];
}
