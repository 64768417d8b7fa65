import {
  aprAtPosition,
  aprStep,
  defaultLoan,
  formatApr,
  isTermAvailable,
  type LoanFields,
  type LoanProblem,
  type LoanReading,
  sliderPosition,
  terms,
} from "#domain/financing/calculator.ts";
import type { Loan } from "#domain/financing/payment-plan.ts";
import { CheckInput, TextField } from "#ui/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Slider } from "#ui/slider.tsx";
import { copy } from "./copy.ts";
import { loanProblemText } from "./loan-problem-text.ts";

interface CalculatorFieldsProps {
  fields: LoanFields;
  /** The values that could be parsed. */
  figures: Partial<Loan>;
  problems: LoanReading["problems"];
  change: (part: Partial<LoanFields>) => void;
  onLeave: () => void;
}

const { calculator: text } = copy;

const textOf = (problem: LoanProblem | undefined) => problem && loanProblemText(problem);

export function CalculatorFields({
  fields,
  figures,
  problems,
  change,
  onLeave,
}: CalculatorFieldsProps) {
  return (
    <div className="grid gap-7">
      <div className="grid gap-7 sm:grid-cols-2">
        <NumberField
          name="total"
          label={`${text.names.total} ($)`}
          value={fields.total}
          problem={textOf(problems.total)}
          onChange={(total) => change({ total })}
          onBlur={onLeave}
        />
        <NumberField
          name="down"
          label={`${text.names.down} ($)`}
          value={fields.down}
          problem={textOf(problems.down)}
          onChange={(down) => change({ down })}
          onBlur={onLeave}
        />
      </div>
      <TermField
        value={fields.term}
        figures={figures}
        problem={textOf(problems.term)}
        onChange={(term) => change({ term })}
      />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr] sm:gap-7">
        <NumberField
          name="apr"
          label={`${text.names.apr} (%)`}
          help={text.aprHelp}
          value={fields.apr}
          problem={textOf(problems.apr)}
          onChange={(apr) => change({ apr })}
          onBlur={onLeave}
        />
        <AprSlider apr={figures.apr} onChange={(apr) => change({ apr })} />
      </div>
    </div>
  );
}

interface NumberFieldProps {
  name: keyof LoanFields;
  label: string;
  help?: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/**
 * A text field with a numeric keypad: a number input would change what is typed, and change on
 * scrolling.
 */
function NumberField({ problem, value, onChange, ...input }: NumberFieldProps) {
  return (
    <TextField
      {...input}
      errors={problem ? [problem] : undefined}
      inputMode="decimal"
      autoComplete="off"
      text={value}
      onText={onChange}
      className="tabular-nums"
    />
  );
}

interface TermFieldProps {
  value: string;
  figures: Partial<Loan>;
  problem: string | undefined;
  onChange: (term: string) => void;
}

const termErrorId = "calculator-term-error";

function TermField({ value, figures, problem, onChange }: TermFieldProps) {
  // Without JavaScript every term stays enabled, because the price may still change.
  const hydrated = useHydrated();
  return (
    <fieldset aria-describedby={problem ? termErrorId : undefined}>
      <legend className="mb-1.5 font-semibold">
        {text.names.term} <span className="font-normal text-soft">(months)</span>
      </legend>
      <div className="grid grid-cols-12 gap-2 sm:grid-cols-7">
        {terms.map((months) => (
          <label
            key={months}
            className="relative col-span-3 nth-[n+5]:col-span-4 sm:col-span-1! flex min-h-12 cursor-pointer items-center justify-center rounded-surface border border-edge bg-white font-medium tabular-nums has-checked:chosen has-disabled:cursor-not-allowed has-disabled:text-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <CheckInput
              type="radio"
              name="term"
              value={months}
              checked={String(months) === value.trim()}
              disabled={
                hydrated && String(months) !== value.trim() && !isTermAvailable(months, figures)
              }
              onCheck={(checked) => checked && onChange(String(months))}
              aria-label={text.months(months)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-surface disabled:cursor-not-allowed"
            />
            <span>{months}</span>
          </label>
        ))}
      </div>
      {problem ? (
        <p id={termErrorId} className="mt-1.5 font-medium text-clay">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}

interface AprSliderProps {
  /** Undefined while the APR field can't be parsed; the slider then shows the default rate. */
  apr: number | undefined;
  onChange: (apr: string) => void;
}

/** A slider in steps of a quarter percent, beside the field with the exact rate (rule 11.11). */
function AprSlider({ apr, onChange }: AprSliderProps) {
  return (
    <Slider
      min={0}
      max={30}
      step={aprStep / 100}
      value={sliderPosition(apr ?? defaultLoan.apr) / 100}
      onChange={(event) =>
        onChange(formatApr(aprAtPosition(Math.round(Number(event.target.value) * 100))))
      }
      aria-label={text.aprSlider}
      aria-valuetext={apr === undefined ? text.noApr : text.percent(formatApr(apr))}
      className="needs-js h-12 w-full cursor-pointer sm:mt-7.5"
    />
  );
}
