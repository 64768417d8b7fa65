import { DimensionDrawing } from "./dimension-drawing.tsx";
import type { ProductDetails } from "./product-page-data.ts";
import { SpecTable } from "./spec-table.tsx";

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
