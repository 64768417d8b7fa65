import { CarriedInputs } from "./carried-inputs.tsx";
import { Choice } from "./choice.tsx";
import type { ListingData } from "./listing-data.ts";
import { useListingChange } from "./use-listing-change.ts";
import { words } from "./words.ts";

const pageSizes = [24, 48, 96];

interface PageSizeChoiceProps {
  size: number;
  className?: string;
}

/** How many pieces a page has. */
export function PageSizeChoice({ size, className }: PageSizeChoiceProps) {
  return (
    <Choice name="size" label={words.size} value={String(size)} className={className}>
      {pageSizes.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Choice>
  );
}

/** The same on phones, below a listing that has more than one page could hold. */
export function PageSizeBelow({ listing }: { listing: ListingData }) {
  const { sort, size, total, carried } = listing;
  const change = useListingChange();
  if (total <= Math.min(...pageSizes)) return null;
  return (
    <form
      method="get"
      className="mt-8 flex items-center justify-center gap-4 sm:hidden"
      onChange={({ currentTarget }) => change.apply(currentTarget)}
    >
      <CarriedInputs fields={[...carried.sorting.before, ["sort", sort]]} />
      <PageSizeChoice size={size} />
      <CarriedInputs fields={carried.sorting.after} />
      <noscript>
        <button type="submit" className="link-quiet min-h-11 font-semibold">
          {words.showResults}
        </button>
      </noscript>
    </form>
  );
}
