import type { ReactNode } from "react";
import { CarriedInputs } from "./carried-inputs.tsx";
import type { CarriedFields } from "./listing-data.ts";
import { useListingChange } from "./use-listing-change.ts";
import { words } from "./words.ts";

interface SettingsFormProps {
  /** What of the listing's address stands before and after the form's own fields. */
  carried: { before: CarriedFields; after: CarriedFields };
  className: string;
  children: ReactNode;
}

/** A choice of how a listing is shown: it applies at once, without script by its button. */
export function SettingsForm({ carried, className, children }: SettingsFormProps) {
  const change = useListingChange();
  return (
    <form
      method="get"
      className={className}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) change.apply(target);
      }}
    >
      <CarriedInputs fields={carried.before} />
      {children}
      <CarriedInputs fields={carried.after} />
      <noscript>
        <button type="submit" className="link-quiet min-h-11 font-semibold">
          {words.showResults}
        </button>
      </noscript>
    </form>
  );
}
