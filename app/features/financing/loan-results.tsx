import { formatApr } from "#domain/financing/calculator.ts";
import { type Loan, paymentPlan } from "#domain/financing/payment-plan.ts";
import { paymentSchedule } from "#domain/financing/payment-schedule.ts";
import { formatMoney, formatMoneyWithCents } from "#domain/money.ts";
import { termsText } from "./terms-text.ts";
import { words } from "./words.ts";

const { calculator: text } = words;

/**
 * What it would cost, with rate, number of payments and total beside the payment (Regulation Z).
 * @param announce true when a change has come to rest, for screen readers to hear it once
 */
export function LoanResults({ loan, announce }: { loan: Loan; announce: boolean }) {
  const { monthlyPayment, totalPaid, interest } = paymentPlan(loan);
  const [monthly, paid, extra] = [monthlyPayment, totalPaid, interest].map(formatted);
  const last = paymentSchedule(loan).at(-1)?.payment ?? monthlyPayment;
  return (
    <section aria-labelledby="estimate-title" className="bg-pine p-6 text-paper sm:p-9">
      <h3 id="estimate-title" className="font-sans! text-base! font-semibold! tracking-normal!">
        {text.results}
      </h3>
      <dl className="mt-5 grid cramped:grid-cols-1 grid-cols-2 gap-x-6 gap-y-6">
        <div className="col-span-full border-b border-paper/30 pb-6">
          <dt>{text.monthlyPayment}</dt>
          <dd className="mt-1 font-display cramped:text-[11vw] text-[clamp(2.75rem,1.5rem+5vw,4.75rem)] leading-none tabular-nums">
            {monthly}
          </dd>
        </div>
        <div>
          <dt>{text.totalPaid}</dt>
          <dd className="mt-1 font-display text-h3 tabular-nums">{paid}</dd>
        </div>
        <div>
          <dt>{text.interest}</dt>
          <dd className="mt-1 font-display text-h3 tabular-nums">{extra}</dd>
        </div>
      </dl>
      <p className="mt-5 text-paper/85">
        {text.beside(loan.months, formatApr(loan.apr))}{" "}
        {loan.downPayment > 0 ? `${text.withDown(formatMoney(loan.downPayment))} ` : ""}
        {last === monthlyPayment ? "" : `${text.lastPayment(formatted(last))} `}
        {text.estimate}
      </p>
      <p role="status" className="sr-only">
        {announce ? text.announce(termsText(loan), formatted(interest)) : ""}
      </p>
    </section>
  );
}

function formatted(cents: number): string {
  return formatMoneyWithCents(cents);
}
