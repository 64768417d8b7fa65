import * as copy from "#copy/product.ts";
import { choiceText } from "#domain/options/chosen-product.ts";
import { valuesByKind } from "#domain/options/option-kind.ts";
import type { Product } from "#domain/product.ts";
import { type GalleryView, hoverView } from "#products/gallery.tsx";
import { productLang } from "#products/product-lang.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";

/**
 * Primary, hover and further views, then the primary in each further color and the pictures of
 * variants, each picture once. Views without a picture are left out, but at least one view remains.
 */
export function galleryViews(pictures: Pictures, product: Product): GalleryView[] {
  const { title, swatches, options = [], variants = [] } = product;
  const view = (image: string | undefined, alt: string, color?: string): GalleryView => ({
    picture: pictures.pictureNamed(image),
    alt,
    ...(color === undefined ? {} : { color }),
  });
  const ownView = (...own: Parameters<typeof view>) => ({ ...view(...own), lang: productLang });
  const views = [
    ownView(product.image, product.imageAlt, swatches[0]?.label),
    hoverView(pictures.pictureNamed(product.hoverImage), title, product.hoverImageAlt),
    ...product.views.map(({ image, alt }) => ownView(image, alt)),
    ...swatches.map(({ label, image }) =>
      view(image, copy.inColor({ title, color: label }), label),
    ),
    ...variants.map((variant) => {
      const { color } = valuesByKind(options, variant);
      return variant.imageAlt === undefined
        ? view(variant.image, copy.inChoice({ title, choice: choiceText(variant) }), color)
        : ownView(variant.image, variant.imageAlt, color);
    }),
  ];
  const pictured = views.filter(
    ({ picture }, index) =>
      picture !== null && views.findIndex((view) => view.picture?.name === picture.name) === index,
  );
  return pictured.length > 0 ? pictured : views.slice(0, 1);
}
