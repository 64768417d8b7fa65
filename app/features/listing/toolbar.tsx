import { Fragment, memo } from "react";
import * as copy from "#copy/listing.ts";
import type { ListingData } from "./listing-data.ts";
import { PageSizeChoice } from "./page-size.tsx";
import { Choice } from "./select-choice.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useListingChange } from "./use-listing-change.ts";

/** Sort order, page size and, on large screens, the number of columns. */
export const Toolbar = memo(function Toolbar({ listing }: { listing: ListingData }) {
  const { sort, size, columns, columnLinks, hiddenFields, path, hash } = listing;
  const change = useListingChange(listing);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
      <SettingsForm
        listing={listing}
        hiddenFields={hiddenFields.sorting}
        className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2"
      >
        <Choice
          name="sort"
          label={copy.sort}
          labelClassName="max-sm:sr-only"
          selectClassName="min-w-[min(11rem,50vw)]"
          value={sort}
        >
          {Object.entries(copy.sortOrders).map(([order, name]) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </Choice>
        <PageSizeChoice size={size} className="hidden sm:flex" />
      </SettingsForm>
      <fieldset className="hidden items-center lg:flex">
        <legend className="sr-only">{copy.columns.legend}</legend>
        {columnLinks.map((choice) => (
          <Fragment key={choice.columns}>
            <a
              href={`${path}${choice.search}${hash}`}
              rel="nofollow"
              onClick={(event) => change.follow(event, choice.search, { replace: true })}
              aria-current={choice.columns === columns ? "true" : undefined}
              aria-label={copy.columns.count({ count: choice.columns })}
              className="grid size-11 place-items-center text-soft aria-current:font-semibold aria-current:text-ink aria-current:underline"
            >
              {choice.columns}
            </a>{" "}
          </Fragment>
        ))}
        <span aria-hidden="true" className="ml-1 text-soft">
          {copy.columns.word}
        </span>
      </fieldset>
    </div>
  );
});
