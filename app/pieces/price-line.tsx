import { isCallForPrice, priceText, struckPriceText } from "#domain/call-for-price.ts";
import { callHref } from "#domain/phone-link.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { facts } from "#shop/facts.ts";

/** The price, or an honest link to the person who knows it. */
export function PriceLine({
  product,
}: {
  product: Pick<ProductSnapshot, "price" | "compareAtPrice" | "title">;
}) {
  const struck = struckPriceText(product);
  if (isCallForPrice(product)) {
    return (
      <a href={callHref(facts.phone)} className="link-quiet tap font-semibold text-pine">
        {priceText(product)}
        <span className="sr-only">: {product.title}</span>
        {struck ? <del className="ml-2 font-normal text-soft">{struck}</del> : null}
      </a>
    );
  }
  return (
    <span className="font-semibold tabular-nums">
      {priceText(product)}
      {struck ? <del className="ml-2 font-normal text-soft">{struck}</del> : null}
    </span>
  );
}
