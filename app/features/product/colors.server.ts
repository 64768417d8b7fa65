import * as copy from "#copy/product.ts";
import { paths } from "#domain/paths.ts";
import { textHref } from "#domain/phone-link.ts";
import type { Product, Swatch } from "#domain/product.ts";
import type { GalleryView } from "#products/gallery.tsx";
import { modelOf } from "#products/models.server.ts";
import { facts } from "#shop/facts.ts";
import type { ProductColors } from "./product-page-data.ts";

/**
 * A product's colors. A pictured color links to its picture in the gallery; if some have no picture
 * yet, a note says which have one and samples of the others are offered (rule 5.6).
 */
export function productColors(product: Product, views: readonly GalleryView[]): ProductColors {
  const colors = product.swatches.map(({ label, colorHex }) => ({
    label,
    colorHex,
    view: views.findIndex(({ picture, color }) => picture !== null && color === label),
  }));
  const pictured = colors.filter(({ view }) => view >= 0);
  const others = colors.filter(({ view }) => view < 0);
  const colorList = { title: copy.colorCount({ count: colors.length }), colors };
  if (others.length === 0 && pictured.length > 1) return { ...colorList, note: copy.chooseColor };
  if (pictured.length <= 1) colorList.colors = colors.map((color) => ({ ...color, view: -1 }));
  if (pictured.length === 0 || others.length === 0) return { ...colorList, note: copy.tellColor };
  const inModel = modelOf(product)?.colors.length === colors.length;
  return {
    ...colorList,
    colors: colorList.colors.map((color) =>
      others.some(({ label }) => label === color.label)
        ? { ...color, sample: samplePage(product, color.label) }
        : color,
    ),
    note: (inModel ? copy.othersInModel : copy.colorsShown)({ colors: listed(pictured) }),
    sample: textHref(
      facts.phone,
      copy.sampleMessage({ title: product.title, colors: listed(others) }),
    ),
  };
}

/** Address of a custom request for a sample of a product in one color. */
function samplePage({ title, collection }: Product, color: string) {
  const lookingFor = copy.sampleWanted({ title, color });
  return `${paths.customRequest}?${new URLSearchParams({ collection, lookingFor })}`;
}

function listed(colors: readonly Pick<Swatch, "label">[]) {
  return colors.map(({ label }) => label).join(", ");
}
