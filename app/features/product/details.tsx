import { SpecTable } from "#products/spec-table.tsx";
import type { ProductDetails, ProductPageData } from "./product-page-data.ts";

/** A product's specification and its drawing with dimensions. */
export function Details({ specs, drawing }: ProductDetails) {
  return (
    <div className="page-width section-space grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-20 print:grid-cols-2 print:gap-x-8 print:py-4">
      <div>
        <h2 className="mb-6 text-h2 print:mb-2">The details</h2>
        <SpecTable specs={specs} />
      </div>
      <div>
        <h2 className="mb-6 text-h2 print:mb-2">Will it fit?</h2>
        {drawing.views.length > 0 ? (
          <DimensionDrawing {...drawing} />
        ) : (
          <p>Ask us for the sizes of this piece.</p>
        )}
        <p className="mt-4 text-[0.9375rem] text-soft">
          Measure the doors and the turn in the hall too. Not sure? Text us a photo, we'll tell you.
        </p>
      </div>
    </div>
  );
}

/**
 * Front and side of the product with its dimensions, both to the same scale; the caption has the
 * same in text.
 */
function DimensionDrawing({ views, caption }: ProductPageData["drawing"]) {
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
