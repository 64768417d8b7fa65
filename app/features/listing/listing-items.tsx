import { memo } from "react";
import { ProductCardItem } from "#products/product-card-item.tsx";
import type { ListingData } from "./listing-data.ts";

interface ListingItemsProps extends Pick<ListingData, "items" | "columns"> {
  leads: boolean;
  headingLevel: "h2" | "h3";
  onQuickView: (id: string) => void;
}

const sizes = {
  4: "(min-width: 1280px) 235px, (min-width: 1024px) 22vw, (min-width: 640px) 30vw, 44vw",
  5: "(min-width: 1280px) 185px, (min-width: 1024px) 22vw, (min-width: 640px) 30vw, 44vw",
} as const;

/** The cards of a listing; rendered again only when the listing changes. */
export const ListingItems = memo(function ListingItems({
  items,
  columns,
  leads,
  headingLevel,
  onQuickView,
}: ListingItemsProps) {
  return items.map((product, index) => (
    <ProductCardItem
      key={product.id}
      product={product}
      sizes={sizes[columns]}
      isFirst={leads && index === 0}
      headingLevel={headingLevel}
      onQuickView={onQuickView}
    />
  ));
});
