import * as copy from "#copy/listing.ts";
import type { ListingData } from "./listing-data.ts";
import { Choice } from "./select-choice.tsx";
import { SettingsForm } from "./settings-form.tsx";

const pageSizes = [24, 48, 96];

interface PageSizeChoiceProps {
  size: number;
  className?: string;
}

/** A select for the number of products on a page. */
export function PageSizeChoice({ size, className }: PageSizeChoiceProps) {
  return (
    <Choice name="size" label={copy.size} value={String(size)} className={className}>
      {pageSizes.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Choice>
  );
}

/** The same on phones, below a listing with more products than the smallest page holds. */
export function PageSizeBelow({ listing }: { listing: ListingData }) {
  const { sort, size, total, hiddenFields } = listing;
  if (total <= Math.min(...pageSizes)) return null;
  const { before, after } = hiddenFields.sorting;
  return (
    <SettingsForm
      listing={listing}
      hiddenFields={{ before: [...before, ["sort", sort]], after }}
      className="mt-8 flex items-center justify-center gap-4 sm:hidden"
    >
      <PageSizeChoice size={size} />
    </SettingsForm>
  );
}
