import { optionKind } from "#domain/options/option-kind.ts";
import type { Product } from "#domain/product.ts";

/** A product that shows a picture, or why it can't. */
export type AddResult = { ok: true; product: Product } | { ok: false; problem: string };

/**
 * Adds a picture `SLUG/view` to a product: `primary` is its first picture, `alternate` the second,
 * `primary-COLOR` the first in another color, and any other view is added to the gallery after them.
 * @param alt what the picture shows; if undefined, the product's text for that view is kept.
 */
export function addPictureToProduct(
  product: Product,
  view: string,
  alt: string | undefined,
): AddResult {
  const image = `${product.slug}/${view}`;
  if (view.startsWith("primary-")) return nameColor(product, view, image);
  const altText = alt ?? altTextOf(product, view, image);
  if (!altText) return { ok: false, problem: `Say with --alt "…" what ${image} shows.` };
  return { ok: true, product: { ...product, ...fieldsOf(product, view, image, altText) } };
}

function altTextOf(product: Product, view: string, image: string): string | undefined {
  if (view === "primary") return product.imageAlt;
  if (view === "alternate") return product.hoverImageAlt;
  return product.views.find((known) => known.image === image)?.alt;
}

function fieldsOf(product: Product, view: string, image: string, alt: string) {
  if (view === "primary") return { image, imageAlt: alt };
  if (view === "alternate") return { hoverImage: image, hoverImageAlt: alt };
  const known = product.views.some((each) => each.image === image);
  const newView = { image, alt };
  return {
    views: known
      ? product.views.map((each) => (each.image === image ? newView : each))
      : [...product.views, newView],
  };
}

function nameColor(product: Product, view: string, image: string): AddResult {
  const colors = product.swatches.map(({ label }) => `primary-${dashed(label)}`);
  if (!colors.includes(view)) {
    const known = colors.length > 0 ? colors.join(", ") : "none";
    return {
      ok: false,
      problem: `${product.title} has no such color; pictures of colors: ${known}.`,
    };
  }
  const showIt = <Color extends { label: string }>(color: Color) =>
    `primary-${dashed(color.label)}` === view ? { ...color, image } : color;
  // A color's swatch is the value of the color option, if the product has one.
  const options = product.options?.map((option) =>
    optionKind(option) === "color" ? { ...option, values: option.values.map(showIt) } : option,
  );
  const swatches = product.swatches.map(showIt);
  return { ok: true, product: { ...product, swatches, ...(options ? { options } : {}) } };
}

function dashed(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
