import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { CarriedInputs } from "./carried-inputs.tsx";
import type { ListingData } from "./listing-data.ts";
import { useListingChange } from "./use-listing-change.ts";
import { words } from "./words.ts";

const pageSizes = [24, 48, 96];

/** Sort order, page size and, on large screens, the number of columns. */
export function Toolbar({ listing }: { listing: ListingData }) {
  const { sort, size, columns, columnLinks, carried } = listing;
  const change = useListingChange();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <form
        method="get"
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
        onChange={({ currentTarget }) => change.apply(currentTarget)}
      >
        <CarriedInputs fields={carried.sorting.before} />
        <Choice name="sort" label={words.sort} value={sort}>
          {Object.entries(words.sortOrders).map(([order, name]) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="size" label={words.size} value={String(size)} className="hidden sm:flex">
          {pageSizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Choice>
        <CarriedInputs fields={carried.sorting.after} />
        <noscript>
          <button type="submit" className="link-quiet min-h-11 font-semibold">
            {words.showResults}
          </button>
        </noscript>
      </form>
      <fieldset className="hidden items-center lg:flex">
        <legend className="sr-only">{words.columns}</legend>
        {columnLinks.map((choice) => (
          <Link
            key={choice.columns}
            to={{ search: choice.search }}
            onClick={(event) => change.follow(event, choice.search, { replace: true })}
            aria-current={choice.columns === columns ? "true" : undefined}
            aria-label={`${choice.columns} columns`}
            className="grid size-11 place-items-center text-soft aria-current:font-semibold aria-current:text-ink aria-current:underline"
          >
            {choice.columns}
          </Link>
        ))}
        <span aria-hidden="true" className="ml-1 text-soft">
          columns
        </span>
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  className?: string;
  children: React.ReactNode;
}

function Choice({ name, label, value, className = "flex", children }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back from a choice still on its way too
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value, key]);

  return (
    <label className={`items-center gap-2 text-[0.9375rem] text-soft ${className}`}>
      <span className="max-sm:sr-only">{label}</span>
      <select
        ref={select}
        name={name}
        defaultValue={value}
        className="min-h-11 rounded-surface border border-edge bg-paper py-1 pr-2 pl-3 font-semibold text-ink"
      >
        {children}
      </select>
    </label>
  );
}
