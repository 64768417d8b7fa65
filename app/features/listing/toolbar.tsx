import { Link } from "react-router";
import { changeListing } from "#domain/listing/change-listing.ts";
import {
  columnChoices,
  type ListingQuery,
  listingSearch,
  pageSizes,
  sortOrders,
} from "#domain/listing/listing-query.ts";
import { type KeptParams, useListingChange } from "./use-listing-change.ts";
import { words } from "./words.ts";

interface ToolbarProps {
  query: ListingQuery;
  kept?: KeptParams;
}

/** Sort order, page size and, on large screens, the number of columns. */
export function Toolbar({ query, kept = {} }: ToolbarProps) {
  const listing = useListingChange(kept);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <form
        method="get"
        key={`${query.sort} ${query.size}`}
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
        onChange={({ currentTarget }) => listing.show(listing.fromForm(currentTarget))}
      >
        {hiddenFields({ ...query, page: 1 }, kept)}
        <Choice name="sort" label={words.sort} value={query.sort}>
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {words.sortOrders[order]}
            </option>
          ))}
        </Choice>
        <Choice
          name="size"
          label={words.size}
          value={String(query.size)}
          className="hidden sm:flex"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Choice>
        <noscript>
          <button type="submit" className="link-quiet min-h-11 font-semibold">
            {words.showResults}
          </button>
        </noscript>
      </form>
      <fieldset className="hidden items-center lg:flex">
        <legend className="sr-only">{words.columns}</legend>
        {columnChoices.map((columns) => (
          <Link
            key={columns}
            to={listingSearch(changeListing(query, { columns }), kept) || "."}
            preventScrollReset
            replace
            aria-current={columns === query.columns ? "true" : undefined}
            aria-label={`${columns} columns`}
            className="grid size-11 place-items-center text-soft aria-current:font-semibold aria-current:text-ink aria-current:underline"
          >
            {columns}
          </Link>
        ))}
        <span aria-hidden="true" className="ml-1 text-soft">
          columns
        </span>
      </fieldset>
    </div>
  );
}

/** Everything else of the listing's URL, so that a plain form keeps it. */
function hiddenFields(query: ListingQuery, kept: KeptParams) {
  const fields = new URLSearchParams(listingSearch(query, kept));
  fields.delete("sort");
  fields.delete("size");
  return [...fields].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  className?: string;
  children: React.ReactNode;
}

function Choice({ name, label, value, className = "flex", children }: ChoiceProps) {
  return (
    <label className={`items-center gap-2 text-[0.9375rem] text-soft ${className}`}>
      <span className="max-sm:sr-only">{label}</span>
      <select
        name={name}
        defaultValue={value}
        className="min-h-11 rounded-surface border border-edge bg-paper py-1 pr-2 pl-3 font-semibold text-ink"
      >
        {children}
      </select>
    </label>
  );
}
