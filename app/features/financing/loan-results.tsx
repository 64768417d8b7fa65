import { calculator as text } from "#copy/financing.ts";
import type { LoanReading } from "#domain/financing/calculator.ts";
import { FreshText } from "#ui/fresh-text.tsx";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import { loanCopy } from "./loan-copy.ts";

interface LoanResultsProps {
  reading: LoanReading;
  /**
   * True once the shopper has paused after a change, so that screen readers announce the result
   * once.
   */
  announce: boolean;
}

/** The estimate, with rate, number of payments and total beside the payment (Regulation Z). */
export function LoanResults({ reading, announce }: LoanResultsProps) {
  const { monthly, paid, interest, explanation, announcement } = loanCopy(reading);
  return (
    <section
      aria-labelledby="estimate-title"
      className="bg-pine p-6 text-paper sm:p-9 print:border print:border-ink print:bg-transparent print:p-4 print:text-ink"
    >
      <h3 id="estimate-title" className="font-sans! text-base! font-semibold! tracking-normal!">
        {text.results}
      </h3>
      <dl className="mt-5 grid cramped:grid-cols-1 grid-cols-2 gap-x-6 gap-y-6">
        <div className="col-span-full border-b border-paper/30 pb-6">
          <dt>{text.monthlyPayment}</dt>
          <dd
            translate={noTranslateIfNumber(monthly)}
            className="mt-1 font-display cramped:text-[11vw] text-[clamp(2.75rem,1.5rem+5vw,4.75rem)] leading-none print:text-h1 tabular-nums"
          >
            {monthly}
          </dd>
        </div>
        <div>
          <dt>{text.totalPaid}</dt>
          <dd
            translate={noTranslateIfNumber(paid)}
            className="mt-1 font-display text-h3 tabular-nums"
          >
            {paid}
          </dd>
        </div>
        <div>
          <dt>{text.interest}</dt>
          <dd
            translate={noTranslateIfNumber(interest)}
            className="mt-1 font-display text-h3 tabular-nums"
          >
            {interest}
          </dd>
        </div>
      </dl>
      <p className="mt-5 text-paper/85 print:text-ink">
        <FreshText>{explanation}</FreshText>
      </p>
      <p role="status" className="sr-only">
        <FreshText>{announce ? announcement : ""}</FreshText>
      </p>
    </section>
  );
}
