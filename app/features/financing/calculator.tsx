import { calculator as text } from "#copy/financing.ts";
import { loanFields } from "#domain/financing/calculator.ts";
import type { Loan } from "#domain/financing/payment-plan.ts";
import { paths } from "#domain/paths.ts";
import { useToasts } from "#state/toast.tsx";
import { Button } from "#ui/button.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { CalculatorFields } from "./calculator-fields.tsx";
import { useLoanFields } from "./loan-fields.ts";
import { LoanResults } from "./loan-results.tsx";
import { Schedule } from "./schedule.tsx";

/**
 * The payment calculator: computes while the shopper types. Without JavaScript, its button sends
 * the fields to the server.
 */
export function Calculator() {
  const { fields, reading, problems, announce, change, showErrors } = useLoanFields();
  const { loan } = reading;
  return (
    <section id="calculator" aria-labelledby="calculator-title">
      <div className="page-width section-space print:py-0">
        <h2 id="calculator-title" className="text-h1">
          {text.title}
        </h2>
        <p className="no-print mt-4 max-w-[58ch] text-lead text-soft">{text.lead}</p>
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-2 lg:items-start print:mt-4 print:grid-cols-2 print:gap-x-8">
          <form
            method="get"
            action={`${paths.financing}#calculator`}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              showErrors();
            }}
          >
            <CalculatorFields
              fields={fields}
              figures={reading.figures}
              problems={problems}
              change={change}
              onLeave={showErrors}
            />
            <div className="mt-6 hidden noscript:block">
              <Button type="submit">{text.calculate}</Button>
            </div>
          </form>
          <div>
            <LoanResults reading={reading} announce={announce} />
            {loan ? <ShareEstimate loan={loan} /> : null}
          </div>
        </div>
        {loan ? <Schedule loan={loan} /> : null}
      </div>
    </section>
  );
}

function ShareEstimate({ loan }: { loan: Loan }) {
  const toasts = useToasts();
  return (
    <div className="mt-5">
      <ShareButton
        path={`${paths.financing}?${new URLSearchParams({ ...loanFields(loan) })}#calculator`}
        title={text.shareTitle}
        label={text.share}
        onCopied={() => toasts.show({ title: text.copied })}
      />
    </div>
  );
}
