import { type QuoteRules, reasonToCome } from "#domain/quote/quote-draft.ts";
import { CheckInput, TextField } from "#ui/field.tsx";
import type { QuoteChange } from "./change-quote.ts";
import { copy } from "./copy.ts";
import type { Errors } from "./post-quote.ts";
import { percentText } from "./typed-off.ts";
import type { QuoteTerms } from "./written-quote.ts";

interface TaxSectionProps {
  terms: Pick<QuoteTerms, "noTaxReason">;
  rules: Pick<QuoteRules, "taxRate">;
  errors: Errors;
  change: (change: QuoteChange) => void;
}

/** Whether there is sales tax; without, why not. */
export function TaxSection({ terms: { noTaxReason }, rules, errors, change }: TaxSectionProps) {
  const isTaxed = noTaxReason === "";
  const setReason = (reason: string) =>
    change({ do: "change", change: { noTaxReason: reason.trim() === "" ? reasonToCome : reason } });
  const choice = (value: boolean, label: string) => (
    <label className="flex min-h-11 items-center gap-3">
      <CheckInput
        type="radio"
        name="tax"
        className="size-5"
        checked={isTaxed === value}
        onCheck={(checked) => {
          if (!checked || isTaxed === value) return;
          change({ do: "change", change: { noTaxReason: value ? "" : reasonToCome } });
        }}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="grid gap-2 px-5 md:px-10 lg:px-0">
      <legend className="sr-only">{copy.tax.title}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choice(true, copy.tax.taxed(percentText(rules.taxRate)))}
        {choice(false, copy.tax.none)}
      </div>
      {isTaxed ? null : (
        <TextField
          id="noTaxReason"
          type="text"
          label={copy.tax.reason}
          help={copy.tax.reasonHelp}
          autoComplete="off"
          enterKeyHint="done"
          text={noTaxReason === reasonToCome ? "" : noTaxReason}
          onText={setReason}
          errors={errors.noTaxReason}
          className="max-w-md"
        />
      )}
    </fieldset>
  );
}
