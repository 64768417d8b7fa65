import type { Product, ProductOption, Variant } from "#domain/product.ts";
import { exactVariant } from "./choose-variant.ts";
import { optionKind, valuesByKind } from "./option-kind.ts";

/** A color that a chosen product can be changed to. */
export interface ColorChoice {
  /** Id of the variant that has this color and otherwise the same values. */
  id: string;
  label: string;
  /** `#rrggbb`. */
  colorHex?: string;
  /** Set if it is out of stock. */
  isOut?: true;
}

/** A product as one of its variants. */
export interface ChosenProduct extends Product {
  /** The product's title, without the choice. */
  name: string;
  /** Label of the chosen color, if the product has a color option. */
  color?: string;
  /** Label of the color that its picture shows, if that is known to be another. */
  shownIn?: string;
  /** The colors it can be changed to, its own included; empty without a color option. */
  colors: readonly ColorChoice[];
}

/** The chosen values as text, such as `Cognac, 84 in`. */
export function choiceText({ values }: Pick<Variant, "values">): string {
  return values.join(", ");
}

const known = new WeakMap<Product, ChosenProduct[]>();

/** The product as each of its variants, in their order; the same objects for the same product. */
export function chosenProducts(product: Product): ChosenProduct[] {
  const chosen =
    known.get(product) ??
    (product.variants ?? []).map((variant) => chosenProduct(product, variant));
  known.set(product, chosen);
  return chosen;
}

/**
 * A product as one of its variants (rule 3.22): a product with the variant's id, whose title names
 * the choice and whose address shows it. Fields the variant lacks come from the product, except the
 * was-price of a variant with its own price, and the second picture beside a picture of its own.
 */
export function chosenProduct(product: Product, variant: Variant): ChosenProduct {
  const {
    options = [],
    variants = [],
    compareAtPrice,
    hoverImage,
    hoverImageAlt,
    deliveredIn: ownParts,
    ...shared
  } = product;
  const colorOption = options.findIndex((option) => optionKind(option) === "color");
  const wasPrice = variant.price === undefined ? compareAtPrice : variant.compareAtPrice;
  const title = `${product.title} (${choiceText(variant)})`;
  const { color, material } = valuesByKind(options, variant);
  const image = variant.image ?? valueImage(options, variant) ?? product.image;
  const isOwnImage = image === product.image;
  const deliveredIn = variant.deliveredIn ?? (hasOwnSize(product, variant) ? undefined : ownParts);
  const shownIn = isOwnImage ? labelWithImage(options[colorOption], image) : undefined;
  return {
    ...shared,
    id: variant.id,
    sku: variant.sku,
    title,
    name: product.title,
    price: variant.price ?? product.price,
    ...(wasPrice === undefined ? {} : { compareAtPrice: wasPrice }),
    availability: variant.availability ?? product.availability,
    image,
    imageAlt: variant.imageAlt ?? (isOwnImage ? product.imageAlt : title),
    ...(deliveredIn ? { deliveredIn } : {}),
    ...(isOwnImage && hoverImage ? { hoverImage } : {}),
    ...(isOwnImage && hoverImageAlt ? { hoverImageAlt } : {}),
    colors: colorChoices(product, options[colorOption], (label) =>
      exactVariant(variants, variant.values.with(colorOption, label)),
    ),
    ...(color === undefined ? {} : { color }),
    ...(shownIn === undefined || shownIn === color ? {} : { shownIn }),
    specs: {
      ...product.specs,
      ...(color === undefined ? {} : { color }),
      ...(material === undefined ? {} : { material }),
      ...variant.specs,
    },
    url: `${product.url}?variant=${variant.id}`,
  };
}

/** Whether a variant has another size than its product, so that its parts are unknown (rule 20.1). */
function hasOwnSize({ specs }: Product, { specs: own = {} }: Variant): boolean {
  return (["width", "length", "height"] as const).some(
    (side) => own[side] !== undefined && own[side] !== specs[side],
  );
}

/** The picture of one of the variant's values, if one has any. */
function valueImage(options: readonly ProductOption[], { values }: Variant): string | undefined {
  const chosen = options.map((option, position) =>
    option.values.find(({ label }) => label === values[position]),
  );
  return chosen.find((value) => value?.image)?.image;
}

/** The label of the color with this picture. */
function labelWithImage(colors: ProductOption | undefined, image: string): string | undefined {
  return colors?.values.find((value) => value.image === image)?.label;
}

/** The colors that are made, each with its variant. */
function colorChoices(
  { availability }: Product,
  colors: ProductOption | undefined,
  variantIn: (label: string) => Variant | undefined,
): ColorChoice[] {
  return (colors?.values ?? []).flatMap(({ label, colorHex }) => {
    const variant = variantIn(label);
    if (!variant) return [];
    const isOut = (variant.availability ?? availability) === "out_of_stock";
    return {
      id: variant.id,
      label,
      ...(colorHex ? { colorHex } : {}),
      ...(isOut ? { isOut } : {}),
    };
  });
}
