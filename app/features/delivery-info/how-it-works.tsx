import { NumberedSteps } from "#app/contact/numbered-steps.tsx";
import * as copy from "#copy/delivery-info.ts";
import { HomePlan } from "./home-plan.tsx";

/** The four steps, numbered as on the plan beside them. */
export function HowItWorks() {
  const { title, plan, steps } = copy.how;
  return (
    <section aria-labelledby="how-delivery-works" className="page-width section-space">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:grid-rows-[auto_1fr] lg:items-start xl:gap-x-24">
        <h2 id="how-delivery-works" className="text-h1">
          {title}
        </h2>
        <div className="lg:sticks lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <HomePlan label={plan} />
        </div>
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}
