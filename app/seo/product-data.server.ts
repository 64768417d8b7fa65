import type {
  _3DModel,
  Offer,
  ProductGroup,
  Product as ProductThing,
  QuantitativeValue,
  WithContext,
} from "schema-dts";
import { addressHere } from "#app/routing/address-here.server.ts";
import { centsToDollars } from "#domain/money.ts";
import { chosenProducts } from "#domain/options/chosen-product.ts";
import { optionKind, valuesByKind } from "#domain/options/option-kind.ts";
import type { Availability, Product } from "#domain/product.ts";
import { context, type StructuredData, shopId } from "./structured-data.ts";

/** Structured data of a product; its `url` is the English one, as the catalog has it. */
type ProductFacts = Pick<
  Product,
  "title" | "sku" | "url" | "description" | "specs" | "price" | "availability"
>;

/**
 * A product; without an offer while it is call for price, since a price of 0 would be wrong
 * (rule 3.7).
 * @param imageUrls absolute addresses of its pictures
 * @param modelUrl absolute address of its 3D model, if it has one
 */
export function productData(
  siteUrl: string,
  product: ProductFacts,
  imageUrls: readonly string[],
  modelUrl?: string,
): StructuredData {
  return {
    "@context": context,
    ...productThing(siteUrl, product, imageUrls),
    description: product.description,
    ...modelThing(modelUrl),
  } satisfies WithContext<ProductThing>;
}

/**
 * A product with its variants, each with its own offer unless it is call for price (rule 5.13).
 * @param imageUrl address of a picture by its name; undefined if there is none.
 * @param modelUrl absolute address of its 3D model, if it has one
 */
export function productGroupData(
  siteUrl: string,
  product: Product,
  imageUrl: (image: string) => string | undefined,
  modelUrl?: string,
): StructuredData {
  const { options = [], variants = [], title, description, url, image } = product;
  const variesBy = options.flatMap((option) => {
    const kind = optionKind(option);
    return kind ? [`https://schema.org/${kind}`] : [];
  });
  const own = imageUrl(image);
  return {
    "@context": context,
    "@type": "ProductGroup",
    productGroupID: product.sku,
    name: title,
    url: `${siteUrl}${addressHere(url)}`,
    description,
    ...(own ? { image: own } : {}),
    ...modelThing(modelUrl),
    ...(variesBy.length > 0 ? { variesBy } : {}),
    hasVariant: chosenProducts(product).map((chosen, index) => {
      const { size } = valuesByKind(options, { values: variants[index]?.values ?? [] });
      // A picture of another color isn't one of this variant.
      const picture = chosen.shownIn ? undefined : imageUrl(chosen.image);
      return {
        ...productThing(siteUrl, chosen, picture ? [picture] : []),
        ...(size === undefined ? {} : { size }),
      };
    }),
  } satisfies WithContext<ProductGroup>;
}

function productThing(siteUrl: string, product: ProductFacts, imageUrls: readonly string[]) {
  const { specs, price } = product;
  const url = `${siteUrl}${addressHere(product.url)}`;
  return {
    "@type": "Product",
    name: product.title,
    sku: product.sku,
    url,
    ...(imageUrls.length > 0 ? { image: imageUrls } : {}),
    ...(specs.material ? { material: specs.material } : {}),
    ...(specs.color ? { color: specs.color } : {}),
    ...(specs.width ? { width: inches(specs.width) } : {}),
    ...(specs.length ? { depth: inches(specs.length) } : {}),
    ...(specs.height ? { height: inches(specs.height) } : {}),
    ...(price > 0 ? { offers: offer(siteUrl, url, product) } : {}),
  } satisfies ProductThing;
}

/** The 3D model as what a product is the subject of. */
function modelThing(contentUrl: string | undefined) {
  if (!contentUrl) return {};
  const subjectOf = {
    "@type": "3DModel",
    encoding: { "@type": "MediaObject", contentUrl, encodingFormat: "model/gltf-binary" },
  } satisfies _3DModel;
  return { subjectOf };
}

function inches(value: number) {
  return { "@type": "QuantitativeValue", value, unitCode: "INH" } satisfies QuantitativeValue;
}

const availabilities = {
  in_stock: "https://schema.org/InStock",
  preorder: "https://schema.org/PreOrder",
  out_of_stock: "https://schema.org/OutOfStock",
} as const satisfies Record<Availability, string>;

/** @param url absolute address of what is offered */
function offer(
  siteUrl: string,
  url: string,
  { price, availability }: Pick<ProductFacts, "price" | "availability">,
) {
  return {
    "@type": "Offer",
    url,
    price: centsToDollars(price).toFixed(2),
    priceCurrency: "USD",
    availability: availabilities[availability],
    seller: { "@id": shopId(siteUrl) },
  } satisfies Offer;
}
