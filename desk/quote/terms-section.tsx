import { addDays } from "#domain/delivery/delivery-date.ts";
import { type QuoteRules, quoteLimits } from "#domain/quote/quote-draft.ts";
import type { QuoteTotals } from "#domain/quote/quote-totals.ts";
import { TextField } from "#ui/field.tsx";
import type { QuoteChange } from "./change-quote.ts";
import { copy } from "./copy.ts";
import type { Errors } from "./post-quote.ts";
import { QuoteTypedField } from "./quote-typed-field.tsx";
import { amountText } from "./typed-fields.ts";
import type { WrittenQuote } from "./written-quote.ts";

interface TermsSectionProps {
  written: WrittenQuote;
  totals: Pick<QuoteTotals, "deposit">;
  rules: Pick<QuoteRules, "depositPercent">;
  /** `YYYY-MM-DD` in shop time. */
  today: string;
  errors: Errors;
  change: (change: QuoteChange) => void;
}

/** The deposit, and until when the quote can be accepted. */
export function TermsSection(section: TermsSectionProps) {
  const { written, totals, rules, today, errors, change } = section;
  const { deposit, goodUntil } = written.terms;
  const { proposed, proposeAgain, label } = copy.deposit;
  return (
    <div className="grid grid-cols-2 items-start gap-3 cramped:grid-cols-1">
      <QuoteTypedField
        field="deposit"
        label={label}
        shown={amountText(deposit ?? totals.deposit)}
        inputMode="decimal"
        isDollars
        help={deposit === null ? proposed(rules.depositPercent) : proposeAgain}
        {...{ written, change, errors }}
      />
      <TextField
        id="goodUntil"
        type="date"
        label={<span className="-mb-0.5 block font-normal text-soft">{copy.goodUntil}</span>}
        min={today}
        max={addDays(today, quoteLimits.daysAhead)}
        text={goodUntil}
        onText={(day) => change({ do: "change", change: { goodUntil: day } })}
        errors={errors.goodUntil}
      />
    </div>
  );
}
