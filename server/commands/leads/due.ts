import { timeLeftText } from "#domain/response-times.ts";
import { changeLead } from "#server/inbox/change-lead.ts";
import type { ChangeDeps } from "#server/inbox/lead-request.ts";
import { waitingLeads } from "#server/leads/awaiting-response.ts";
import type { Store } from "#server/store/store-interface.ts";
import { alignColumns, type CommandOutput } from "./output.ts";
import { requireLead } from "./show.ts";

/** Lists the leads that still wait for a response, the most urgent first, at most `limit`. */
export async function listDue(
  { queries }: Store,
  limit: number,
  now: Date,
): Promise<CommandOutput> {
  const found = await waitingLeads(queries, limit + 1);
  const leads = found.slice(0, limit);
  const more = found.length > limit ? "\n\nMore leads wait: --limit lists more." : "";
  const timeLeft = (dueAt: string) => timeLeftText(new Date(dueAt), now);
  return {
    json: leads.map((lead) => ({
      ...lead,
      minutesLeft: Math.floor((Date.parse(lead.dueAt) - now.getTime()) / 60_000),
    })),
    text:
      leads.length === 0
        ? "Nobody waits for an answer."
        : alignColumns([
            ["REFERENCE", "KIND", "NAME", "ANSWER"],
            ...leads.map(({ reference, kind, name, dueAt }) => [
              reference,
              kind,
              name,
              timeLeft(dueAt),
            ]),
          ]) + more,
  };
}

/** Marks a lead as answered, which removes it from that list. Safe to repeat. */
export async function markAnswered(
  store: Store,
  id: string,
  config: ChangeDeps["config"],
  now: Date,
): Promise<CommandOutput> {
  const lead = await requireLead(store.queries, id);
  if (!lead.isAnswered) {
    const deed = { what: "answered", how: "" } as const;
    await changeLead({ store, config, now }, { leadId: lead.id, deed, by: null });
  }
  return {
    json: { reference: lead.reference, answered: true },
    text: `${lead.reference} from ${lead.name} is marked as answered.`,
  };
}
