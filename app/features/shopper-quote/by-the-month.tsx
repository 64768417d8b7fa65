import * as quoteCopy from "#copy/quote-page.ts";
import { paths } from "#domain/paths.ts";
import type { Offer } from "#domain/quote/offer.ts";
import { CostRows } from "./cost-rows-list.tsx";
import { monthHeading, monthRows } from "./month-rows.ts";

const { month: copy } = quoteCopy;

/** What it comes to by the month, with everything that must stand beside it (rule 11.16). */
export function ByTheMonth({ totals }: Pick<Offer, "totals">) {
  const { month } = totals;
  if (!month) return null;
  return (
    <section aria-labelledby="month" className="max-w-xl break-inside-avoid">
      <h2 id="month" className="text-h3">
        {monthHeading(month)}
      </h2>
      <div className="mt-3">
        <CostRows rows={monthRows(month, totals)} ruled={false} />
      </div>
      <p className="mt-3 text-[0.9375rem] text-soft">{copy.note}</p>
      <p className="no-print mt-2">
        <a href={paths.financing} className="tap link-quiet font-semibold text-pine">
          {copy.qualify}
        </a>
      </p>
    </section>
  );
}
