import { plans as copy } from "#copy/financing.ts";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { formatMoney } from "#formats";
import { financingPlans } from "#shop/financing-plans.ts";
import { Button } from "#ui/button.tsx";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import { planFigures, planTerms } from "./loan-terms.ts";
import { ProviderLink } from "./provider-link.tsx";

/** The four plans side by side, each payment with its rate, number of payments and total. */
export function Plans() {
  return (
    <section id="plans" aria-labelledby="plans-title" className="no-print bg-sand">
      <div className="page-width section-space">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 id="plans-title" className="text-h1">
            {copy.title}
          </h2>
          <p className="max-w-[58ch] text-lead text-soft">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:mt-14 xl:grid-cols-4">
          {financingPlans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PlanCard({ plan }: { plan: FinancingPlan }) {
  const { title, per, points } = copy.of[plan.id];
  const figure = planFigures[plan.id];
  const terms = planTerms(plan.id);
  return (
    <li className="relative flex flex-col bg-paper p-6">
      <div>
        <h3 className="text-h3">{title}</h3>
        {plan.available ? null : (
          <span className="absolute -top-3 left-6 rounded-[2px] bg-ink px-2 py-0.5 text-[0.8125rem] leading-[1.25rem] font-semibold text-paper">
            {copy.soon}
          </span>
        )}
      </div>
      <p className="mt-1 text-[0.9375rem] text-soft">
        {copy.from({ amount: formatMoney(plan.minimum) })}
      </p>
      <p className="mt-6 grid">
        <span
          translate={noTranslateIfNumber(figure)}
          className="font-display text-h1 cramped:whitespace-normal whitespace-nowrap tabular-nums"
        >
          {figure}
        </span>{" "}
        <span className="text-soft">{per}</span>
      </p>
      <p className="mt-3">{plan.available ? `${terms} ${copy.estimate}` : terms}</p>
      <ul className="mt-5 mb-7 grid gap-2 border-t border-line pt-5 text-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="mt-auto">
        {plan.available ? (
          <ProviderLink plan={plan} />
        ) : (
          <Button disabled tone="quiet" className="w-full">
            {copy.soon}
          </Button>
        )}
      </div>
    </li>
  );
}
