import type { ProductPageData } from "./product-page-data.ts";

/**
 * Front and side of the product with its dimensions, both to the same scale; the caption has the
 * same in text.
 */
export function DimensionDrawing({ views, caption }: ProductPageData["drawing"]) {
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
