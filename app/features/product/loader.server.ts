import { findCollection, findProductType, productTypeLink } from "#domain/collection.ts";
import type { Product, ProductSpecs } from "#domain/product.ts";
import type { GalleryView } from "#products/gallery.tsx";
import { hoverAltOf } from "#products/hover-alt.ts";
import { productCard, productCards } from "#products/product-cards.server.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { collections } from "#shop/collections.ts";
import { productColors } from "./colors.server.ts";
import { drawingsOf } from "./drawings.server.ts";
import { modelOf } from "./models.server.ts";
import type { ProductPageData } from "./product-page-data.ts";
import { drawingCaption, specRows } from "./specs.server.ts";

const relatedShown = 4;

interface ProductPage {
  page: ProductPageData;
  measures: ProductSpecs;
}

/** Data of a product's page, or undefined if no product has that slug (rule 5.1). */
export function productPage(catalog: Catalog, slug: string): ProductPage | undefined {
  const product = catalog.bySlug(slug);
  const collection = product && findCollection(collections, product.collection);
  const type = collection && findProductType(collection, product.type);
  if (!product || !collection || !type) return undefined;
  const related = catalog.related(product, relatedShown);
  const views = galleryViews(catalog, product);
  const page = {
    card: productCard(catalog, product),
    description: product.description,
    specs: specRows(product),
    colors: productColors(product, views),
    views,
    drawing: { views: drawingsOf(product), caption: drawingCaption(product.specs) },
    model: modelOf(product),
    related: productCards(catalog, related),
    collection: { title: collection.title, link: collection.link },
    type: { title: type.title, link: productTypeLink(collection, type.slug) },
  };
  return { page, measures: product.specs };
}

/**
 * Primary, hover and further views, then the primary in each further color. Views without a picture
 * are left out, but at least one view remains.
 */
export function galleryViews(pictures: Pictures, product: Product): GalleryView[] {
  const [first, ...others] = product.swatches;
  const views: GalleryView[] = [
    {
      picture: pictures.pictureNamed(product.image),
      alt: product.imageAlt,
      ...(first ? { color: first.label } : {}),
    },
    ...(product.hoverImage
      ? [
          {
            picture: pictures.pictureNamed(product.hoverImage),
            alt: hoverAltOf(product.title, product.hoverImageAlt),
          },
        ]
      : []),
    ...product.views.map(({ image, alt }) => ({ picture: pictures.pictureNamed(image), alt })),
    ...others.flatMap(({ label, image }) =>
      image
        ? [
            {
              picture: pictures.pictureNamed(image),
              alt: `${product.title} in ${label}`,
              color: label,
            },
          ]
        : [],
    ),
  ];
  const pictured = views.filter(({ picture }) => picture !== null);
  return pictured.length > 0 ? pictured : views.slice(0, 1);
}
