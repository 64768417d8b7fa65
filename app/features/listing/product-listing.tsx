import type { ReactNode } from "react";
import * as copy from "#copy/listing.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import { useLazyDialog } from "#state/lazy-dialog.ts";
import { buttonClass } from "#ui/button.tsx";
import { FreshText } from "#ui/fresh-text.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { AppliedChips } from "./applied-chips.tsx";
import { DimWhileLoading } from "./dim-while-loading.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingData } from "./listing-data.ts";
import { ListingItems } from "./listing-items.tsx";
import { PageSizeBelow } from "./page-size.tsx";
import { Pagination } from "./pagination.tsx";
import { Toolbar } from "./toolbar.tsx";

interface ListingProps {
  listing: ListingData;
  /** Whether the listing's first picture is the first on the page. */
  leads?: boolean;
  /** Level of the products' headings. */
  headingLevel?: "h2" | "h3";
  /** Shown below the usual text when no product matches the filters. */
  emptyAction?: ReactNode;
  /** Shown after the last product. */
  afterLast?: ReactNode;
}

const QuickView = lazyComponent(() => import("./quick-view.tsx"));

const grids = {
  4: "lg:grid-cols-3 xl:grid-cols-4",
  5: "lg:grid-cols-4 xl:grid-cols-5",
} as const;

/**
 * A list of products with filters, sort order, page size, columns, pages and quick view (rule 4.1).
 */
export function ProductListing({
  listing,
  leads = false,
  headingLevel: Heading = "h2",
  emptyAction,
  afterLast,
}: ListingProps) {
  const { items, total, columns, hash } = listing;
  const quickView = useHistoryDialog("quickView");
  const viewed = items.find((item) => isOf(item, quickView.value)) ?? null;
  const lazyProps = useLazyDialog(quickView);
  return (
    <div className="page-width pb-20">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p aria-live="polite" className="font-semibold">
            <FreshText>{copy.pieces({ count: total })}</FreshText>
          </p>
          <div className="hidden lg:block">
            <AppliedChips listing={listing} />
          </div>
        </div>
        <div className="flex min-w-0 flex-1 max-xs:basis-full flex-wrap items-center justify-between gap-3 lg:flex-none">
          <FilterButton listing={listing} />
          <Toolbar listing={listing} />
        </div>
        <div className="w-full lg:hidden">
          <AppliedChips listing={listing} />
        </div>
      </div>
      <div className="grid gap-x-9 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <aside
          id="filters"
          aria-label={copy.filters}
          className="max-lg:order-last max-lg:mt-12 max-lg:hidden max-lg:noscript:block"
        >
          <Heading className="mb-4 text-h3 lg:hidden">{copy.filters}</Heading>
          <FilterPanel listing={listing} />
        </aside>
        <DimWhileLoading>
          {items.length === 0 ? (
            <div className="max-w-prose py-10">
              <Heading className="text-h2">{copy.noneTitle}</Heading>
              <p className="mt-3 text-lead text-soft">{copy.noneText}</p>
              <div className="mt-7 flex flex-wrap gap-3 max-xs:*:grow">
                {emptyAction}
                {listing.chips.length > 0 ? (
                  <a
                    href={`${listing.path}${listing.clearAll.search}${hash}`}
                    className={buttonClass({ tone: "quiet" })}
                  >
                    {copy.showEverything}
                  </a>
                ) : null}
              </div>
            </div>
          ) : (
            <ul
              onPointerOver={QuickView.preload}
              className={`grid cramped:grid-cols-1 grid-cols-2 gap-x-3.5 gap-y-9 sm:grid-cols-3 sm:gap-x-5 ${grids[columns]}`}
            >
              <ListingItems
                items={items}
                columns={columns}
                leads={leads}
                headingLevel={Heading}
                onQuickView={quickView.open}
              />
              {afterLast && !listing.pages.next ? <li>{afterLast}</li> : null}
            </ul>
          )}
          <Pagination listing={listing} />
          <PageSizeBelow listing={listing} />
        </DimWhileLoading>
      </div>
      <QuickView
        {...lazyProps}
        product={viewed}
        chosen={quickView.value}
        onClose={quickView.close}
      />
    </div>
  );
}

/** Whether the id is the product's, or of one of its colors. */
function isOf({ id, colors }: ProductCardData, wanted: string | null): boolean {
  return id === wanted || Boolean(colors?.some((color) => color.id === wanted));
}
