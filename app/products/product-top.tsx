import type { ReactNode } from "react";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { Badges } from "#ui/badge.tsx";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { KeepHyphenated } from "#ui/line-breaks.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { PriceLine } from "./price-line.tsx";
import type { ProductCardData } from "./product-card-data.ts";
import { productLang } from "./product-lang.ts";
import type { ProductTrail } from "./product-trail.ts";

/**
 * The top of a product's page: pictures, and beside or below them the product's name, price and
 * options.
 */
export function ProductTop({
  crumbs,
  children,
}: {
  crumbs: readonly Crumb[];
  children: ReactNode;
}) {
  return (
    <div className="page-width pt-2 pb-16 lg:pb-24 print:py-0">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-20 print:grid-cols-[2.5in_minmax(0,1fr)] print:gap-x-8">
        {children}
      </div>
    </div>
  );
}

interface ProductHeadProps {
  trail: ProductTrail;
  title: string;
  /** The product, or the product as the chosen variant. */
  card: ProductSnapshot & Pick<ProductCardData, "isPriceFrom">;
}

/** Type, name, SKU, badges and price of a product. */
export function ProductHead({ trail: [, type], title, card }: ProductHeadProps) {
  return (
    <>
      <div>
        <a
          href={type.link}
          className="inline-block py-2 text-[0.9375rem] text-soft hover:underline"
        >
          {type.title}
        </a>
        <h1 translate="no" lang={productLang} className="text-h1">
          <KeepHyphenated>{title}</KeepHyphenated>
        </h1>
        <p className="mt-2 text-[0.9375rem] text-soft">
          SKU <NoTranslate>{card.sku}</NoTranslate>
        </p>
        <Badges badges={card.badges} lang={productLang} className="mt-4 -ml-0.5 [&>li]:bg-sand" />
      </div>
      <p className="text-xl">
        <PriceLine product={card} />
      </p>
    </>
  );
}
