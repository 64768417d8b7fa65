import { formatMoneyWithCents } from "#domain/money.ts";
import type { QuoteRules } from "#domain/quote/quote-draft.ts";
import type { QuoteTotals } from "#domain/quote/quote-totals.ts";
import { CheckInput } from "#ui/field.tsx";
import type { QuoteChange } from "./change-quote.ts";
import { copy } from "./copy.ts";
import { percentText } from "./typed-off.ts";

interface MonthSectionProps {
  months: number | null;
  monthly: NonNullable<QuoteRules["monthly"]>;
  totals: Pick<QuoteTotals, "month" | "deposit">;
  change: (change: QuoteChange) => void;
}

/** Over how many months the quote is shown, with all that belongs to it. */
export function MonthSection({ months, monthly, totals, change }: MonthSectionProps) {
  const { month, deposit } = totals;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-display text-h3">{copy.month.title}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...monthly.months].map((count) => (
          <label
            key={count}
            className="relative grid min-h-12 min-w-14 flex-1 cursor-pointer place-items-center rounded-surface border border-edge bg-white px-3 font-semibold has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <CheckInput
              type="radio"
              name="months"
              aria-label={count === null ? copy.month.none : copy.month.months(count)}
              checked={months === count}
              onCheck={(checked) => checked && change({ do: "change", change: { months: count } })}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            <span>{count ?? copy.month.none}</span>
          </label>
        ))}
      </div>
      {month ? (
        <p>
          <strong className="font-semibold">
            {copy.month.amount(formatMoneyWithCents(month.payment))}
          </strong>
          <span>
            {copy.month.terms(
              month.months,
              percentText(month.apr),
              formatMoneyWithCents(deposit),
              formatMoneyWithCents(month.payments),
            )}
          </span>
        </p>
      ) : null}
      {months === null ? null : (
        <p className="text-[0.9375rem] text-soft">
          {month ? copy.month.notice : copy.month.nothing}
        </p>
      )}
    </fieldset>
  );
}
