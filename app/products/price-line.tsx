import { priceFrom } from "#copy/products.ts";
import { isCallForPrice, struckPrice } from "#domain/call-for-price.ts";
import { callHref } from "#domain/phone-link.ts";
import { formatMoney, priceText } from "#formats";
import { facts } from "#shop/facts.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import type { ProductCardData } from "./product-card-data.ts";
import { productLang } from "./product-lang.ts";

/** The price, or a link to call the shop for it; "From" before the lowest of several (rule 3.21). */
export function PriceLine({
  product,
}: {
  product: Pick<ProductCardData, "price" | "compareAtPrice" | "title" | "isPriceFrom">;
}) {
  const struck = struckPrice(product);
  if (isCallForPrice(product)) {
    return (
      <a
        href={callHref(facts.phone)}
        className="link-quiet tap inline-block font-semibold text-pine"
      >
        <span>{priceText(product)}</span>
        <NoTranslate className="sr-only" lang={productLang}>{`: ${product.title}`}</NoTranslate>
        {struck ? <Struck price={formatMoney(struck)} /> : null}
      </a>
    );
  }
  const price = (
    <span translate="no" className="font-semibold tabular-nums">
      <span>{priceText(product)}</span>
      {struck ? <Struck price={formatMoney(struck)} /> : null}
    </span>
  );
  return product.isPriceFrom ? (
    <>
      <span>{`${priceFrom} `}</span>
      {price}
    </>
  ) : (
    price
  );
}

function Struck({ price }: { price: string }) {
  return (
    <del translate="no" className="ml-2 font-normal text-soft">
      {price}
    </del>
  );
}
