import { cleanText } from "#domain/clean-text.ts";
import { findPhone, telNumber } from "#server/leads/contact-fields.ts";
import { findLead, type StoredLead, type StoredMessage } from "#server/leads/lead-queries.ts";
import type { Store } from "#server/store/store-interface.ts";
import { alignColumns, CommandError, type CommandOutput } from "./output.ts";
import { shopTime } from "./shop-time.ts";

/** Shows one lead with all its fields. */
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

/**
 * Finds a lead by reference or id.
 * @throws CommandError if there is none.
 */
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

function toRow(message: StoredMessage): string[] {
  const { sink, status, attempts, lastError, note, deliveredAt, nextAttemptAt } = message;
  const when = deliveredAt ? shopTime(deliveredAt) : "";
  const next = status === "pending" ? `next ${shopTime(nextAttemptAt)}` : "";
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return [sink, status, times, when || next, lastError ?? note ?? ""];
}
