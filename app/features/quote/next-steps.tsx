import { ResponseTime } from "#app/contact/response-time.tsx";
import * as copy from "#copy/quote.ts";
import { callHref } from "#domain/phone-link.ts";
import { MonthlyCostQuestion } from "#products/monthly-cost.tsx";
import { facts } from "#shop/facts.ts";

/** What happens to the request, and the number to call in the meantime. */
export function NextSteps() {
  return (
    <section className="border-t border-line pt-8 lg:col-span-7 lg:self-start print:hidden">
      <h2 className="text-h3">{copy.next.heading}</h2>
      <ol className="mt-4 grid gap-3">
        {copy.next.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
          <li key={index} className="grid grid-cols-[2rem_1fr] items-baseline">
            <span aria-hidden="true" className="font-display text-h3 text-brass">
              {index + 1}
            </span>{" "}
            <span>
              <ResponseTime>{step}</ResponseTime>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-6 max-w-md">
        <MonthlyCostQuestion />
      </div>
      <p className="mt-6 font-display text-h2">
        <a translate="no" href={callHref(facts.phone)} className="hover:underline">
          {facts.phone}
        </a>
      </p>
    </section>
  );
}
