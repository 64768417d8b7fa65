import { feetAndInches } from "#domain/dimensions.ts";
import type { ProductSpecs } from "#domain/product.ts";
import type { DrawnView } from "./product-page-data.ts";

interface DimensionDrawingProps {
  views: readonly DrawnView[];
  specs: ProductSpecs;
}

/** Front and side of the piece with its measures, both to one scale; the caption says the same. */
export function DimensionDrawing({ views, specs }: DimensionDrawingProps) {
  return (
    <figure className="bg-sand px-3 py-7 text-center sm:px-4">
      <div className="flex flex-wrap items-end justify-center gap-x-4 gap-y-6">
        {views.map(({ name, alt, ...image }) => (
          <div key={name}>
            <img {...image} alt={alt} className="mx-auto" />
            {name}
          </div>
        ))}
      </div>
      <figcaption className="mt-5 text-[0.9375rem] text-soft">
        {feetAndInches(specs.width)} wide, {feetAndInches(specs.length)} deep,{" "}
        {feetAndInches(specs.height)} high. Drawn to one scale from the outside measures.
      </figcaption>
    </figure>
  );
}
