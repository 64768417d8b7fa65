import type { Product } from "#domain/product.ts";

/** A plausible product, with the given overrides. */
export function testProduct(given: Partial<Product> & { id: string }): Product {
  const title = given.title ?? `Model ${given.id} Recliner`;
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return {
    title,
    slug,
    sku: `PF-${given.id}`,
    price: 0,
    image: `${slug}/primary`,
    imageAlt: title,
    views: [],
    badges: [],
    swatches: [],
    specs: {
      material: "Top-grain leather",
      color: "Cognac",
      width: 40,
      length: 38,
      height: 41,
      unit: "in",
      features: "Power reclining",
    },
    availability: "in_stock",
    url: `/products/${slug}`,
    description: `${title} for the living room.`,
    collection: "living-room",
    type: "recliners-lift-chairs",
    ...given,
  };
}
