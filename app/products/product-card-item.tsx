import { CachedPart } from "#ui/cached-part.tsx";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

/** A product card as an item of a list, which the server renders once and not for each page. */
export function ProductCardItem({
  className,
  ...props
}: ProductCardProps & { className?: string }) {
  return (
    <CachedPart as="li" className={className}>
      <ProductCard {...props} />
    </CachedPart>
  );
}
