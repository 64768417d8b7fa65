import { fragmentHtml } from "#ui/server-fragment.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

/** A product card as an item of a list, which the server renders once and not for each page. */
export function ProductCardItem({
  className,
  ...props
}: ProductCardProps & { className?: string }) {
  const card = <ProductCard {...props} />;
  const { product, sizes, isFirst, headingLevel, onQuickView } = props;
  const variant = [sizes, isFirst, headingLevel, onQuickView !== undefined].join();
  const html = import.meta.env.SSR ? fragmentHtml(product, variant, card) : undefined;
  return html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the card as the server rendered it
    <li className={className} dangerouslySetInnerHTML={html} />
  ) : (
    <li className={className}>{card}</li>
  );
}
