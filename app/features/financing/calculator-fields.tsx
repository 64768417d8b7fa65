import {
  aprOfStop,
  aprStep,
  formatApr,
  highestApr,
  type LoanFields,
  sliderStop,
  terms,
} from "#domain/financing/calculator.ts";
import type { Loan } from "#domain/financing/payment-plan.ts";
import { TextField } from "#ui/field.tsx";
import { words } from "./words.ts";

interface CalculatorFieldsProps {
  fields: LoanFields;
  loan: Loan;
  change: (part: Partial<LoanFields>) => void;
  tidy: () => void;
}

const { calculator: text } = words;

export function CalculatorFields({ fields, loan, change, tidy }: CalculatorFieldsProps) {
  return (
    <div className="grid gap-7">
      <div className="grid gap-7 sm:grid-cols-2">
        <AmountField
          name="total"
          label={text.total}
          value={fields.total}
          onChange={(total) => change({ total })}
          onBlur={tidy}
        />
        <AmountField
          name="down"
          label={text.down}
          value={fields.down}
          max={loan.total / 100}
          onChange={(down) => change({ down })}
          onBlur={tidy}
        />
      </div>
      <TermField value={loan.months} onChange={(term) => change({ term })} />
      <AprField apr={loan.apr} typed={fields.apr} change={change} tidy={tidy} />
    </div>
  );
}

interface AmountFieldProps {
  name: string;
  label: string;
  value: string;
  max?: number;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function AmountField({ label, onChange, ...input }: AmountFieldProps) {
  return (
    <TextField
      {...input}
      label={`${label} ($)`}
      type="number"
      min={0}
      step={50}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      className="tabular-nums"
    />
  );
}

function TermField({ value, onChange }: { value: number; onChange: (term: string) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {text.term} <span className="font-normal text-soft">(months)</span>
      </legend>
      <div className="grid grid-cols-12 gap-2 sm:grid-cols-7">
        {terms.map((months) => (
          <label
            key={months}
            className="relative col-span-3 nth-[n+5]:col-span-4 sm:col-span-1! flex min-h-12 cursor-pointer items-center justify-center rounded-surface border border-edge bg-white font-medium tabular-nums has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="term"
              value={months}
              checked={months === value}
              onChange={(event) => onChange(event.target.value)}
              aria-label={text.months(months)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-surface"
            />
            {months}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AprFieldProps {
  apr: number;
  typed: string;
  change: (part: Partial<LoanFields>) => void;
  tidy: () => void;
}

/** The exact rate in a field of its own, beside a slider that goes by quarters (ruling 35). */
function AprField({ apr, typed, change, tidy }: AprFieldProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr] sm:gap-7">
      <TextField
        name="apr"
        label={`${text.apr} (%)`}
        help={text.aprHelp}
        type="number"
        min={0}
        max={highestApr / 100}
        step={0.01}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => change({ apr: event.target.value })}
        onBlur={tidy}
      />
      <input
        type="range"
        min={0}
        max={30}
        step={aprStep / 100}
        value={sliderStop(apr) / 100}
        onChange={(event) =>
          change({ apr: formatApr(aprOfStop(Math.round(Number(event.target.value) * 100))) })
        }
        aria-label={text.aprSlider}
        aria-valuetext={text.percent(formatApr(apr))}
        className="needs-js h-12 w-full cursor-pointer sm:mt-7.5"
      />
    </div>
  );
}
