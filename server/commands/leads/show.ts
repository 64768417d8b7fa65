import { cleanText } from "#domain/clean-text.ts";
import { findPhone, telNumber } from "#server/leads/contact-fields.ts";
import { findLead, type StoredLead, type StoredMessage } from "#server/leads/lead-queries.ts";
import type { Store } from "#server/store/store-interface.ts";
import { alignColumns, CommandError, type CommandOutput } from "./output.ts";
import { shopTime } from "./shop-time.ts";

/** One lead with everything in it. */
export async function showLead({ queries }: Store, id: string): Promise<CommandOutput> {
  const lead = await requireLead(queries, id);
  const phone = findPhone(String(lead.record.phone ?? ""));
  const fields = Object.entries(lead.record).filter(([, value]) => value !== "");
  return {
    json: lead,
    text: [
      alignColumns([
        ["Reference", lead.reference],
        ["Submitted", shopTime(lead.submittedAt)],
        ...(phone ? [["Dial", telNumber(phone)]] : []),
      ]),
      fields.map(([name, value]) => `${name}: ${fieldText(String(value))}`).join("\n"),
      alignColumns(lead.deliveries.map(toRow)),
    ].join("\n\n"),
  };
}

/** @throws CommandError when there is no such lead. */
export async function requireLead(queries: Store["queries"], id: string): Promise<StoredLead> {
  const lead = await findLead(queries, id);
  if (lead) return lead;
  throw new CommandError(
    `There is no lead ${JSON.stringify(id)}. Give a reference such as Q-7K3M9 or a lead id; npm run leads -- list shows them.`,
  );
}

function fieldText(value: string): string {
  return cleanText(value).replaceAll("\n", "\n  ");
}

function toRow(delivery: StoredMessage): string[] {
  const { sink, status, attempts, lastError, note, deliveredAt, nextAttemptAt } = delivery;
  const when = deliveredAt ? shopTime(deliveredAt) : "";
  const next = status === "pending" ? `next ${shopTime(nextAttemptAt)}` : "";
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return [sink, status, times, when || next, lastError ?? note ?? ""];
}
