import * as copy from "#copy/financing-page.ts";
import { defaultLoan, formatApr } from "#domain/financing/calculator.ts";
import { paymentPlan } from "#domain/financing/payment-plan.ts";
import { paths } from "#domain/paths.ts";
import { formatMoney, formatMoneyWithCents } from "#formats";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import { SloganTitle } from "#ui/slogan-title.tsx";

/** The page's title, and an example payment plan beside it. */
export function Hero() {
  const { hero } = copy;
  return (
    <div className="no-print bg-sand">
      <div className="page-width grid gap-x-16 gap-y-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:items-center lg:py-24">
        <div>
          <SloganTitle name={hero.name} slogan={hero.title} />
          <p className="mt-6 max-w-[50ch] text-lead text-soft">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-xs:*:grow">
            <ButtonLink href={`${paths.financing}#quiz`}>{hero.qualify}</ButtonLink>{" "}
            <a href={`${paths.financing}#plans`} className={buttonClass({ tone: "quiet" })}>
              {hero.compare}
            </a>
          </div>
        </div>
        <ExampleSlip />
      </div>
    </div>
  );
}

function ExampleSlip() {
  const { slip } = copy.hero;
  const plan = paymentPlan(defaultLoan);
  const lines = [
    [slip.total, formatMoney(defaultLoan.total)],
    [slip.payments, String(defaultLoan.months)],
    [slip.apr, `${formatApr(defaultLoan.apr)}%`],
    [slip.totalPaid, formatMoneyWithCents(plan.totalPaid)],
  ] as const;
  return (
    <aside aria-labelledby="financing-slip" className="bg-paper p-6 shadow-float sm:p-9">
      <h2 id="financing-slip" className="text-h3">
        {slip.title}
      </h2>
      <p className="mt-4">
        <span
          translate="no"
          className="block font-display cramped:text-[13vw] text-[clamp(3rem,2rem+4vw,4.5rem)] leading-none tabular-nums"
        >
          {formatMoneyWithCents(plan.monthlyPayment)}
        </span>{" "}
        <span className="mt-1 block text-soft">{slip.aMonth}</span>
      </p>
      <dl className="mt-6">
        {lines.map(([label, figure]) => (
          <div
            key={label}
            className="flex justify-between gap-6 border-b border-dashed border-edge/60 py-2.5"
          >
            <dt>{label}</dt>
            <dd translate={noTranslateIfNumber(figure)} className="tabular-nums">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[0.9375rem] text-soft">{slip.note}</p>
    </aside>
  );
}
