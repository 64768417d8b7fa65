import { isMeasured } from "#domain/dimensions.ts";
import { drawingSvg } from "#domain/drawing/drawing-svg.ts";
import { measuredDrawing } from "#domain/drawing/measured-drawing.ts";
import type { Product } from "#domain/product.ts";
import type { DrawnView } from "./product-page-data.ts";

/**
 * Front and side view of a product as pictures within the page, which need neither JavaScript nor a
 * request; none if a size is unknown.
 */
export function drawingsOf(product: Product): DrawnView[] {
  const { width, length, height } = product.specs;
  if (!isMeasured(product.specs)) return [];
  return measuredDrawing(product).map((view) => ({
    name: view.name,
    src: `data:image/svg+xml,${encodeURIComponent(drawingSvg(view))}`,
    width: view.width,
    height: view.height,
    alt: `${view.name} of ${product.title}: ${view.name === "Front" ? `${width} inches wide` : `${length} inches deep`}, ${height} inches high`,
  }));
}
