import { cleanLine, cleanText } from "#domain/clean-text.ts";
import type { HistoryEntry } from "#domain/desk/inbox.ts";
import { leadStateWords } from "#domain/desk/lead-state.ts";
import { readHistory, shownHistory } from "#server/inbox/history.ts";
import { staffNames } from "#server/inbox/staff-names.ts";
import { findPhone, telNumber } from "#server/leads/contact-fields.ts";
import { findLead, type StoredLead, type StoredMessage } from "#server/leads/lead-queries.ts";
import { languageNames } from "#server/mail/language-row.ts";
import { type FailingReceiver, failingReceivers } from "#server/outbox/failing-receivers.ts";
import type { Store } from "#server/store/store-interface.ts";
import { alignColumns, CommandError, type CommandOutput } from "./output.ts";
import { shopTime } from "./shop-time.ts";

/** A message, with its receiver if it waits for that. */
type ShownMessage = StoredMessage & {
  receiver?: Pick<FailingReceiver, "since" | "error" | "nextTrialAt">;
};

/** Shows one lead with all its fields, and what its messages wait for. */
export async function showLead({ queries }: Store, id: string): Promise<CommandOutput> {
  const { isAnswered: _isAnswered, ...lead } = await requireLead(queries, id);
  const receivers = await failingReceivers(queries);
  const deliveries = lead.deliveries.map((message): ShownMessage => {
    const receiver = receivers.get(message.sink);
    if (!receiver || receiver.answeredAt || message.status !== "pending") return message;
    const { since, error, nextTrialAt } = receiver;
    return { ...message, receiver: { since, error, nextTrialAt } };
  });
  const names = await staffNames(queries);
  const history = shownHistory(await readHistory(queries, lead.id), lead.submittedAt, names);
  const assignedTo = names(lead.assignedTo)?.name ?? null;
  const phone = findPhone(String(lead.record.phone ?? ""));
  const fields = Object.entries(lead.record).filter(([, value]) => value !== "");
  return {
    json: { ...lead, assignedTo, history, deliveries },
    text: [
      alignColumns([
        ["Reference", lead.reference],
        ["Submitted", shopTime(lead.submittedAt)],
        ["Language", languageNames[lead.language]],
        ["State", leadStateWords[lead.state]],
        ["Assigned to", assignedTo ?? "nobody"],
        ...(phone ? [["Dial", telNumber(phone)]] : []),
      ]),
      fields.map(([name, value]) => `${name}: ${fieldText(String(value))}`).join("\n"),
      alignColumns(deliveries.map(toRow)),
      history.map(historyText).join("\n"),
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

/** One line for each entry, and a staff note's text below it. */
function historyText({ at, by, what, detail, to, text }: HistoryEntry): string {
  const words = [what.replaceAll("_", " "), detail?.replaceAll("_", " "), to && `to ${to.name}`];
  const line = `${shopTime(at)}: ${[...words, by && `by ${by.name}`].filter(Boolean).join(", ")}`;
  return cleanLine(line) + (text ? `\n  ${fieldText(text)}` : "");
}

function fieldText(value: string): string {
  return cleanText(value).replaceAll("\n", "\n  ");
}

function toRow(message: ShownMessage): string[] {
  const { sink, status, attempts, lastError, note, deliveredAt, receiver } = message;
  const when = deliveredAt ? shopTime(deliveredAt) : "";
  const next = status === "pending" ? nextText(message) : "";
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return [sink, status, times, when || next, receiver?.error ?? lastError ?? note ?? ""];
}

/** While a receiver fails, one message is tried for all, whatever their own time. */
function nextText({ nextAttemptAt, receiver }: ShownMessage): string {
  return receiver
    ? `waits for the receiver, asked again ${shopTime(receiver.nextTrialAt.toISOString())}`
    : `next ${shopTime(nextAttemptAt)}`;
}
