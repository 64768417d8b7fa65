import { RenderedOnce } from "#ui/rendered-once.tsx";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

/** A product card as an item of a list, which the server renders once and not for each page. */
export function ProductCardItem({
  className,
  ...props
}: ProductCardProps & { className?: string }) {
  const { product, sizes, isFirst, headingLevel, namesColor, onQuickView } = props;
  const variant = [sizes, isFirst, headingLevel, namesColor, onQuickView !== undefined].join();
  return (
    <RenderedOnce as="li" className={className} source={product} variant={variant}>
      <ProductCard {...props} />
    </RenderedOnce>
  );
}
