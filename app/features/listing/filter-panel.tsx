import { useEffect, useRef } from "react";
import type { CountedFacet } from "#domain/listing/facet-counts.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import { listingSearch, plainListing } from "#domain/listing/listing-query.ts";
import { Button } from "#ui/button.tsx";
import { PriceFields } from "./price-fields.tsx";
import { type KeptParams, useListingChange } from "./use-listing-change.ts";
import { words } from "./words.ts";

interface FilterPanelProps {
  query: ListingQuery;
  facets: readonly CountedFacet[];
  kept?: KeptParams;
  inDrawer?: boolean;
}

/** All filters as one GET form: a tick applies at once, without JavaScript the button does. */
export function FilterPanel({ query, facets, kept = {}, inDrawer = false }: FilterPanelProps) {
  const listing = useListingChange(kept);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before the script was here
  useEffect(() => {
    if (!form.current) return;
    const ticked = listing.fromForm(form.current);
    if (listingSearch(ticked) !== listingSearch({ ...query, page: 1 })) listing.show(ticked);
  }, []);

  return (
    <form
      ref={form}
      method="get"
      autoComplete="off"
      // The fields show the URL's state: another URL is another form.
      key={JSON.stringify([query.chosen, query.price])}
      aria-label={words.filters}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement && target.type === "checkbox") {
          listing.show(listing.fromForm(currentTarget), { inDrawer });
        }
      }}
      onSubmit={(event) => {
        event.preventDefault();
        listing.show(listing.fromForm(event.currentTarget), { inDrawer });
      }}
    >
      <KeptFields query={query} kept={kept} />
      {facets.map((facet) => (
        <fieldset key={facet.name} className="border-t border-line py-4">
          <legend className="float-left mb-2 w-full font-semibold">{facet.label}</legend>
          <div className="clear-both">
            {facet.options.map(({ value, label, count, chosen }) => (
              <label
                key={value}
                className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9"
              >
                <input
                  type="checkbox"
                  name={facet.name}
                  value={value}
                  defaultChecked={chosen}
                  className="size-5 accent-pine"
                />
                <span className="flex-1">{label}</span>
                <span className="text-[0.9375rem] text-soft tabular-nums">{count}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <PriceFields price={query.price} />
      <noscript>
        <Button type="submit" className="w-full">
          {words.showResults}
        </Button>
      </noscript>
    </form>
  );
}

/** What the form must carry besides its own fields, so that nothing is lost on submitting. */
function KeptFields({ query, kept }: { query: ListingQuery; kept: KeptParams }) {
  const { sort, size, columns } = query;
  const fields = { ...kept, ...changedOnly({ sort, size, columns }) };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function changedOnly(settings: Pick<ListingQuery, "sort" | "size" | "columns">) {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name, value]) => value !== Reflect.get(plainListing, name))
      .map(([name, value]) => [name, String(value)]),
  );
}
