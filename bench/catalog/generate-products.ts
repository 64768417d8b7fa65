import type { Product } from "#domain/product.ts";
import { colors, type FurnitureKind, kinds, names, sentences, vendors } from "./furniture-words.ts";
import { withVariants } from "./generate-variants.ts";
import { type Random, seededRandom } from "./random.ts";

const FIRST_ID = 100_001;

/**
 * Believable products for measuring, in catalog order: the trade's words, all 35 types with skewed
 * shares, sizes that fit the type, and options for a fifth. The same count gives the same products.
 * @param count how many; ids are from 100001 on, above those of the starter catalog.
 */
export function* generateProducts(count: number): Generator<Product> {
  const random = seededRandom(31);
  for (let index = 0; index < count; index += 1) {
    yield withVariants(product(FIRST_ID + index, random));
  }
}

function product(id: number, random: Random): Product {
  const kind = random.pick(kinds);
  const material = random.skewed(kind.materials);
  const { label: color } = swatch(random);
  const name = `${random.pick(names)} ${random.chance(0.4) ? random.pick(names) : ""}`.trim();
  const noun = random.skewed(kind.nouns);
  const title = [name, random.chance(0.3) ? material.split(" ")[0] : "", noun]
    .filter(Boolean)
    .join(" ");
  const slug = `${slugOf(title)}-${id}`;
  const price = random.chance(0.55) ? 0 : skewedPrice(kind.price, random);
  return {
    id: String(id),
    title,
    slug,
    sku: `${random.skewed(vendors)}-${id}-${color.slice(0, 3).toUpperCase().trim()}`,
    price,
    ...(price > 0 && random.chance(0.25) ? { compareAtPrice: Math.round(price * 1.2) } : {}),
    image: `${slug}/primary`,
    imageAlt: `${title} in ${color.toLowerCase()}`,
    views: [],
    badges: badges(random),
    swatches: swatches(kind, random),
    specs: {
      material,
      color,
      ...sizes(kind, random),
      unit: "in",
      features: features(kind, random),
      ...(random.chance(0.3) ? { retailCode: String(random.between(1000, 9999)) } : {}),
    },
    availability: random.skewed(["in_stock", "in_stock", "out_of_stock", "preorder"]),
    url: `/products/${slug}`,
    description: `${title}: ${material.toLowerCase()}, ${color.toLowerCase()}. ${random.pick(sentences)} ${random.pick(sentences)}`,
    collection: kind.collection,
    type: kind.type,
  };
}

function sizes({ size: [width, depth, height] }: FurnitureKind, random: Random) {
  const inches = ([min, max]: readonly [number, number]) =>
    Math.min(max, random.between(min, max) + random.pick([0, 0, 0, 0.25, 0.5]));
  return { width: inches(width), length: inches(depth), height: inches(height) };
}

/** In cents, mostly near the lower end. */
function skewedPrice([min, max]: readonly [number, number], random: Random): number {
  return Math.round(min + (max - min) * random.next() ** 2.2) * 100;
}

/** Most products come in one color; some upholstery comes in many. */
function swatches(kind: FurnitureKind, random: Random): Product["swatches"] {
  if (!kind.colorful || random.chance(0.45)) return [];
  const count = random.skewed([1, 2, 3, 4, 6, 9]);
  const chosen = Array.from({ length: count }, () => swatch(random));
  return [...new Map(chosen.map((each) => [each.label, each])).values()];
}

function swatch(random: Random): Product["swatches"][number] {
  const [label = "", colorHex = ""] = random.skewed(colors).split(" #");
  return { label, colorHex: `#${colorHex}` };
}

function features(kind: FurnitureKind, random: Random): string {
  const count = random.between(0, 3);
  return [...new Set(Array.from({ length: count }, () => random.skewed(kind.features)))].join(", ");
}

function badges(random: Random): string[] {
  return random.chance(0.85)
    ? []
    : [random.skewed(["Featured", "Sale", "Best Seller", "NEW ARRIVAL", "OVERSIZED"])];
}

function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
