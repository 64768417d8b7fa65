import { cleanText } from "#server/leads/clean-text.ts";
import { type ArchivedDelivery, type ArchivedLead, findLead } from "#server/leads/lead-archive.ts";
import type { Store } from "#server/store/store.ts";
import { type Answer, CommandError, table } from "./answer.ts";
import { shopTime } from "./shop-time.ts";

/** One lead with everything in it. */
export async function showLead({ queries }: Store, id: string): Promise<Answer> {
  const lead = await leadOrComplain(queries, id);
  const fields = Object.entries(lead.record).filter(([, value]) => value !== "");
  return {
    json: lead,
    text: [
      table([
        ["Reference", lead.reference],
        ["Submitted", shopTime(lead.submittedAt)],
      ]),
      fields.map(([name, value]) => `${name}: ${fieldText(String(value))}`).join("\n"),
      table(lead.deliveries.map(toRow)),
    ].join("\n\n"),
  };
}

/** @throws CommandError when there is no such lead. */
export async function leadOrComplain(queries: Store["queries"], id: string): Promise<ArchivedLead> {
  const lead = await findLead(queries, id);
  if (lead) return lead;
  throw new CommandError(
    `There is no lead ${JSON.stringify(id)}. Give a reference such as Q-7K3M9 or a lead id; npm run leads -- list shows them.`,
  );
}

function fieldText(value: string): string {
  return cleanText(value).replaceAll("\n", "\n  ");
}

function toRow(delivery: ArchivedDelivery): string[] {
  const { sink, status, attempts, lastError, note, deliveredAt, nextAttemptAt } = delivery;
  const when = deliveredAt ? shopTime(deliveredAt) : "";
  const next = status === "pending" ? `next ${shopTime(nextAttemptAt)}` : "";
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return [sink, status, times, when || next, lastError ?? note ?? ""];
}
