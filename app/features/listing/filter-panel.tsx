import { memo, type RefObject, useEffect, useRef } from "react";
import { useEntryKey } from "#app/routing/use-entry-key.ts";
import * as copy from "#copy/listing.ts";
import { Button } from "#ui/button.tsx";
import type { ListingData } from "./listing-data.ts";
import { pricesIn, queryWithForm } from "./listing-navigation.ts";
import { PriceFields } from "./price-fields.tsx";
import { whenPricesRead } from "./price-reader.ts";
import { HiddenInputs } from "./settings-form.tsx";
import { isInFlight, useListingChange } from "./use-listing-change.ts";

interface FilterPanelProps {
  listing: ListingData;
  inDrawer?: boolean;
}

/**
 * All filters as one GET form. Checking a box applies it at once; without JavaScript, the button
 * does.
 */
export const FilterPanel = memo(function FilterPanel({
  listing,
  inDrawer = false,
}: FilterPanelProps) {
  const { facets, prices, search, hiddenFields, hash } = listing;
  const change = useListingChange(listing);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useEffect(() => {
    if (!form.current) return;
    // Applies boxes that were checked before hydration.
    const checkedQuery = queryWithForm(form.current, search);
    if (checkedQuery !== search) change.show(checkedQuery);
  }, []);

  return (
    <form
      ref={form}
      method="get"
      action={hash || undefined}
      autoComplete="off"
      aria-label={copy.filters}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === "checkbox") {
          change.apply(target, { inDrawer });
        }
      }}
      onPointerOver={({ target }) => {
        const label = target instanceof Element ? target.closest("label") : null;
        const box = label?.querySelector<HTMLInputElement>("[type=checkbox]");
        if (box) change.expectToggled(box);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = pricesIn(event.currentTarget);
        whenPricesRead(typed, (reading) =>
          change.applyPrices(reading?.range ?? typed, { inDrawer }),
        );
      }}
    >
      <FollowAddress form={form} search={search} />
      <HiddenInputs fields={hiddenFields.filters.before} />
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
                <span className="flex-1">{label}</span>{" "}
                <span className="text-[0.9375rem] text-soft tabular-nums">{count}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <PriceFields inAddress={prices} />
      <HiddenInputs fields={hiddenFields.filters.after} />
      <noscript>
        <Button type="submit" className="w-full">
          {copy.showResults}
        </Button>
      </noscript>
    </form>
  );
});

interface FollowAddressProps {
  form: RefObject<HTMLFormElement | null>;
  search: string;
}

/**
 * Sets the boxes to what the address says when the listing has changed, and after Back, also from a
 * filter that was still loading. The form is not replaced, so that it keeps the focus.
 */
function FollowAddress({ form, search }: FollowAddressProps): null {
  const key = useEntryKey();
  const shown = useRef({ search, key });
  useEffect(() => {
    if (shown.current.search === search && shown.current.key === key) return;
    shown.current = { search, key };
    if (isInFlight()) return;
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? []) {
      box.checked = box.defaultChecked;
    }
  }, [form, search, key]);
  return null;
}
