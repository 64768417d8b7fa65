import type { ReactNode } from "react";
import { knownSource } from "#ui/known-sources.ts";
import { cardName, type ProductCardData } from "./product-card-data.ts";
import { ProductHead, ProductTop } from "./product-top.tsx";
import { type ProductTrail, productCrumbs } from "./product-trail.ts";

/** What a card knows of its product's page, in the same positions as there. */
export function productPreview(product: ProductCardData): ReactNode {
  return product.trail ? <ProductPreview product={product} trail={product.trail} /> : undefined;
}

interface ProductPreviewProps {
  product: ProductCardData;
  trail: ProductTrail;
}

/** Keeps the space of the gallery's thumbnails and of the buttons of the 3D viewer. */
function ProductPreview({ product, trail }: ProductPreviewProps) {
  const { picture, hoverPicture, hasModel } = product;
  const title = cardName(product);
  return (
    <main>
      <ProductTop crumbs={productCrumbs(trail, title)}>
        <div>
          <div className="-mx-(--gutter) sm:mx-0">
            <div className={hoverPicture ? "lg:flex lg:flex-row-reverse lg:gap-4" : ""}>
              <div className="relative min-w-0 flex-1 max-lg:landscape:mx-auto max-lg:landscape:max-w-[68svh]">
                <div className="relative aspect-4/5 w-full overflow-hidden bg-sand">
                  {picture ? (
                    <img
                      src={knownSource(picture)}
                      alt=""
                      className="absolute inset-0 size-full object-cover"
                    />
                  ) : null}
                </div>
              </div>
              {hoverPicture ? <div className="h-25 lg:h-auto lg:w-20 lg:shrink-0" /> : null}
            </div>
          </div>
          {hasModel ? (
            <div className="mt-3 grid gap-2 sm:grid-cols-2">
              <div className="min-h-12.5" />
              <div className="min-h-12.5" />
            </div>
          ) : null}
        </div>
        <div className="grid content-start gap-6">
          <ProductHead trail={trail} title={title} card={product} />
        </div>
      </ProductTop>
    </main>
  );
}
