import * as copy from "#copy/delivery-info.ts";
import { facts } from "#shop/facts.ts";

const { local, outside, rush } = copy.areas;
const rows = [{ ...local, place: local.place({ city: facts.address.city }) }, outside, rush];

/** The delivery areas and how their fees are set, one row each. */
export function Areas() {
  const { title, lead } = copy.areas;
  return (
    <section aria-labelledby="areas" className="border-t border-line">
      <div className="page-width section-space">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 id="areas" className="max-w-[14ch] text-h1">
            {title}
          </h2>
          <p className="max-w-[58ch] text-lead text-soft">{lead}</p>
        </div>
        <dl className="mt-10 border-b border-line lg:mt-14">
          {rows.map(({ place, fee, text }) => (
            <div
              key={place}
              className="grid gap-x-8 gap-y-2 border-t border-line py-7 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-16 md:items-baseline"
            >
              <dt className="text-lead font-semibold">{place}</dt>
              <dd className="font-display text-h2 text-pine">{fee}</dd>
              <dd className="max-w-[46ch] text-soft lg:col-span-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
