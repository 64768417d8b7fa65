import { addDays, isDate } from "#domain/delivery/delivery-date.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import { countCharacters } from "#domain/text-field.ts";
import { type QuoteDraft, type QuoteLine, quoteLimits } from "./quote-draft.ts";
import { lineBeforeDiscount, type QuoteTotals, typedDiscount } from "./quote-totals.ts";

/** A draft that is about to be sent. */
interface Sending {
  draft: QuoteDraft;
  /** The draft's, by `quoteTotals`. */
  totals: Pick<QuoteTotals, "total">;
  /** `YYYY-MM-DD` in shop time. */
  today: string;
  /** What each line is called, in the lines' order; empty for one that isn't named yet. */
  titles: readonly string[];
  /** How it is sent: `email`, `link` or `text`. */
  by: string;
  /** Whether the shopper gave an email address. */
  hasEmail: boolean;
}

const sendWays = ["email", "link", "text"];

/**
 * Why a draft can't be sent: messages by field, in the fields' order; empty if it can (rule 19.3).
 * Lines count from 1.
 */
export function sendingProblems(sending: Sending): Record<string, string[]> {
  const { draft, totals, titles } = sending;
  const found: [field: string, message: string | undefined][] = [
    ["lines", draft.lines.length === 0 ? "Please add a product first." : undefined],
    ...draft.lines.flatMap((line, index) => lineProblems(line, index + 1, titles[index] ?? "")),
    ["noTaxReason", reasonProblem(draft.noTaxReason)],
    ["total", totals.total > quoteLimits.total ? totalMessage : undefined],
    ["deposit", depositProblem(draft.deposit, totals.total)],
    ["goodUntil", goodUntilProblem(draft.goodUntil, sending.today)],
    ["by", wayProblem(sending)],
  ];
  return Object.fromEntries(
    found.flatMap(([field, message]) => (message === undefined ? [] : [[field, [message]]])),
  );
}

const totalMessage = `A quote can be at most ${formatMoneyWithCents(quoteLimits.total)}. Please make two.`;

function lineProblems(line: QuoteLine, number: number, title: string) {
  const isNamed = line.id !== undefined || title !== "";
  const isOver = line.price !== null && typedDiscount(line) > lineBeforeDiscount(line);
  const before = formatMoneyWithCents(lineBeforeDiscount(line));
  const problems: [field: string, message: string | undefined][] = [
    ["title", isNamed ? undefined : "Say what this is, or take it out."],
    [
      "price",
      line.price === null ? `Type a price for ${title || "this"}, or take it out.` : undefined,
    ],
    ["off", isOver ? `The discount is more than the line, ${before}.` : undefined],
  ];
  return problems.map(([field, message]): [string, string | undefined] => [
    `lines.${number}.${field}`,
    message,
  ]);
}

function reasonProblem(reason: string): string | undefined {
  const isMissing = reason !== "" && countCharacters(reason.trim()) < quoteLimits.noTaxReason.min;
  return isMissing ? "Say why there is no tax, such as the number of the certificate." : undefined;
}

function depositProblem(deposit: number | null, total: number): string | undefined {
  if (deposit === null || deposit <= total) return undefined;
  return `The deposit is more than the total, ${formatMoneyWithCents(total)}.`;
}

/** Why a quote can't be good until a day, chosen on another; both `YYYY-MM-DD` in shop time. */
export function goodUntilProblem(day: string, today: string): string | undefined {
  const last = addDays(today, quoteLimits.daysAhead);
  if (isDate(day) && day >= today && day <= last) return undefined;
  return `Choose a day from today to ${monthAndDay.format(new Date(`${last}T00:00:00Z`))}.`;
}

/** `September 20`. */
const monthAndDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "long",
  day: "numeric",
});

function wayProblem({ by, hasEmail }: Sending): string | undefined {
  if (!sendWays.includes(by)) return "Choose how to send it.";
  if (by !== "email" || hasEmail) return undefined;
  return "There is no email address. Copy the link or text it.";
}
