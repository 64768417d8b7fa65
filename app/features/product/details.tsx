import type { ReactNode } from "react";
import { details as copy } from "#copy/product.ts";
import { SpecTable } from "#products/spec-table.tsx";
import { CachedPart } from "#ui/cached-part.tsx";
import type { ProductDetails, ProductPageData } from "./product-page-data.ts";

interface DetailsProps extends ProductDetails {
  /** The form that checks the way in. */
  children: ReactNode;
}

/** A product's specification, its drawing with dimensions, and whether it fits. */
export function Details({ specs, drawing, children }: DetailsProps) {
  return (
    <div className="page-width section-space grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-20 print:grid-cols-2 print:gap-x-8 print:py-4">
      <CachedPart as="div">
        <Specification specs={specs} />
      </CachedPart>
      <div>
        <CachedPart as="div">
          <DimensionDrawing drawing={drawing} />
        </CachedPart>
        {children}
      </div>
    </div>
  );
}

function Specification({ specs }: Pick<ProductPageData, "specs">) {
  return (
    <>
      <h2 className="mb-6 text-h2 print:mb-2">{copy.heading}</h2>
      <SpecTable specs={specs} />
    </>
  );
}

/** Front and side of the product with its dimensions. */
function DimensionDrawing({ drawing }: Pick<ProductPageData, "drawing">) {
  return (
    <>
      <h2 className="mb-6 text-h2 print:mb-2">{copy.fits}</h2>
      {drawing.views.length > 0 ? <DrawnViews {...drawing} /> : <p>{copy.noSizes}</p>}
      <p className="mt-4 text-[0.9375rem] text-soft">{copy.measure}</p>
    </>
  );
}

/** Both views to the same scale; the caption has the same in text. */
function DrawnViews({ views, caption }: ProductPageData["drawing"]) {
  return (
    <figure className="bg-sand px-3 py-7 print:bg-transparent print:py-0 text-center sm:px-4">
      <div className="flex flex-wrap print:flex-nowrap items-end justify-center gap-x-4 gap-y-6">
        {views.map(({ name, alt, ...image }) => (
          <div key={name}>
            <img {...image} alt={alt} className="mx-auto print:max-h-[1.7in] print:w-auto" />
            <span>{name}</span>
          </div>
        ))}
      </div>
      <figcaption className="mt-5 text-[0.9375rem] text-soft">{caption}</figcaption>
    </figure>
  );
}
