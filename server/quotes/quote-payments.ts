import { randomUUID } from "node:crypto";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { Payment } from "#domain/quote/quote-view.ts";
import { readAmount } from "#domain/typed-amount.ts";
import { addEntry } from "#server/inbox/history.ts";
import type { FindColleague } from "#server/inbox/staff-names.ts";
import { problemTextIn } from "#server/leads/problem-words.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { VersionChange } from "./change-version.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { type QuoteOutcome, wrongField } from "./quote-outcome.ts";
import { versionConflict } from "./refusals.ts";
import { versionFor } from "./stored-versions.ts";

/** How money was paid, as staff choose. */
export const paymentMethods = ["cash", "card", "check", "other"] as const;

/** The payments for a lead's quote, in the order in which they were recorded. */
export async function readPayments(
  queries: Queries,
  leadId: string,
  names: FindColleague,
): Promise<Payment[]> {
  const rows = await queries
    .selectFrom("quote_payments")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, amount, method, at, by_id }) => ({
    id,
    amount,
    method,
    at,
    by: names(by_id)?.name ?? "",
  }));
}

/** What is still due for a total, in cents. */
export function stillDue(total: number, payments: readonly Pick<Payment, "amount">[]): number {
  return payments.reduce((left, { amount }) => left - amount, total);
}

/** Records money that was taken for the accepted version: at most what is still due (rule 19.14). */
export async function recordPayment(
  quote: LockedQuote,
  {
    number,
    memberId,
    key,
    amount,
    method,
  }: VersionChange & {
    amount: string;
    method: Payment["method"];
  },
): Promise<QuoteOutcome<{ payment: string }>> {
  const { queries, lead, versions, names, now } = quote;
  const accepted = versionFor("payment", versions, number);
  if (!accepted) return versionConflict(quote);
  const { value: cents, problem } = readAmount(amount);
  if (cents === undefined)
    return wrongField("amount", problemTextIn("en", { problem: "amount", why: problem }));
  if (cents === 0)
    return wrongField("amount", problemTextIn("en", { problem: "amount", why: "empty" }));
  const due = stillDue(accepted.total, await readPayments(queries, lead.id, names));
  if (cents > due) {
    return wrongField("amount", `That is more than the ${formatMoneyWithCents(due)} still due.`);
  }
  const id = randomUUID();
  await queries
    .insertInto("quote_payments")
    .values({
      id,
      lead_id: lead.id,
      version: number,
      amount: cents,
      method,
      at: now.toISOString(),
      by_id: memberId,
    })
    .execute();
  await note(quote, { what: "payment", by: memberId, key, cents, method });
  return { ok: true, reference: lead.reference, version: number, state: lead.state, payment: id };
}

/** Removes a payment that was recorded by mistake. */
export async function removePayment(
  quote: LockedQuote,
  { number, memberId, key, payment }: VersionChange & { payment: string },
): Promise<QuoteOutcome> {
  const { queries, lead } = quote;
  const removed = await queries
    .deleteFrom("quote_payments")
    .where("id", "=", payment)
    .where("lead_id", "=", lead.id)
    .returning(["amount", "method"])
    .executeTakeFirst();
  if (!removed) return versionConflict(quote, "This payment isn't recorded any more.");
  const { amount: cents, method } = removed;
  await note(quote, { what: "payment_removed", by: memberId, key, cents, method });
  return { ok: true, reference: lead.reference, version: number, state: lead.state };
}

interface PaymentEntry {
  what: "payment" | "payment_removed";
  by: string;
  key: string | undefined;
  cents: number;
  method: string;
}

function note({ queries, lead, now }: LockedQuote, { cents, method, ...entry }: PaymentEntry) {
  const detail = `${formatMoneyWithCents(cents)}, ${method}`;
  return addEntry(queries, lead.id, { ...entry, detail }, now);
}
