import type { ProductFile } from "#domain/product-file.ts";

/** A product file that refers to a picture, or why it can't. */
export type AddResult = { ok: true; file: ProductFile } | { ok: false; problem: string };

/**
 * Adds a picture `SLUG/view` to a product file: `primary` is its first picture, `alternate` the
 * second, `primary-COLOR` the first in another color, and any other view is added to the gallery
 * after them.
 * @param alt what the picture shows; if undefined, the file's text for that view is kept.
 */
export function addPictureToProduct(
  file: ProductFile,
  view: string,
  alt: string | undefined,
): AddResult {
  const image = `${file.slug}/${view}`;
  if (view.startsWith("primary-")) return nameColor(file, view, image);
  const altText = alt ?? altTextOf(file, view, image);
  if (!altText) return { ok: false, problem: `Say with --alt "…" what ${image} shows.` };
  return { ok: true, file: { ...file, ...fieldsOf(file, view, image, altText) } };
}

function altTextOf(file: ProductFile, view: string, image: string): string | undefined {
  if (view === "primary") return file.imageAlt;
  if (view === "alternate") return file.hoverImageAlt;
  return file.views.find((known) => known.image === image)?.alt;
}

function fieldsOf(file: ProductFile, view: string, image: string, alt: string) {
  if (view === "primary") return { image, imageAlt: alt };
  if (view === "alternate") return { hoverImage: image, hoverImageAlt: alt };
  const known = file.views.some((each) => each.image === image);
  const newView = { image, alt };
  return {
    views: known
      ? file.views.map((each) => (each.image === image ? newView : each))
      : [...file.views, newView],
  };
}

function nameColor(file: ProductFile, view: string, image: string): AddResult {
  const colors = file.swatches.map(({ label }) => `primary-${dashed(label)}`);
  if (!colors.includes(view)) {
    const known = colors.length > 0 ? colors.join(", ") : "none";
    return { ok: false, problem: `${file.title} has no such color; pictures of colors: ${known}.` };
  }
  const swatches = file.swatches.map((swatch, index) =>
    colors[index] === view ? { ...swatch, image } : swatch,
  );
  return { ok: true, file: { ...file, swatches } };
}

function dashed(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
