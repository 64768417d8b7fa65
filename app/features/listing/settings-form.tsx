import type { ReactNode } from "react";
import * as copy from "#copy/listing.ts";
import type { CarriedFields, ListingData } from "./listing-data.ts";
import { useListingChange } from "./use-listing-change.ts";

interface SettingsFormProps {
  listing: ListingData;
  /** Parameters of the listing's address before and after the form's own fields. */
  hiddenFields: { before: CarriedFields; after: CarriedFields };
  className: string;
  children: ReactNode;
}

/**
 * A form for how a listing is shown. A choice applies at once; without JavaScript, the button does.
 */
export function SettingsForm({ listing, hiddenFields, className, children }: SettingsFormProps) {
  const change = useListingChange(listing);
  return (
    <form
      method="get"
      action={listing.hash || undefined}
      className={className}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) change.apply(target);
      }}
    >
      <HiddenInputs fields={hiddenFields.before} />
      {children}
      <HiddenInputs fields={hiddenFields.after} />
      <noscript>
        <button type="submit" className="link-quiet min-h-11 font-semibold">
          {copy.showResults}
        </button>
      </noscript>
    </form>
  );
}

/** Hidden inputs for query parameters that a form must keep. */
export function HiddenInputs({ fields }: { fields: CarriedFields }) {
  return fields.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
