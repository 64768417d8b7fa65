import { describe, expect, it } from "vitest";
import { allTypes, productTypeLink } from "#domain/collection.ts";
import { collections } from "#server/catalog/collections.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { chosenScope, collectionPage } from "./loader.server.ts";

const products = loadProducts();
const catalog = createCatalog(products);
const pageOf = (slug: string, type: string | null = null) => {
  const page = collectionPage(catalog, slug, type);
  if (!page) throw new Error(`There is no collection ${slug}.`);
  return page;
};

describe("a collection's page", () => {
  it.each(collections)(
    "shows the types of $slug with picture, number and pieces (rule 3.28)",
    ({ slug, types }) => {
      const shown = pageOf(slug).types;
      expect(shown.map((type) => type.slug)).toEqual(types.map((type) => type.slug));
      for (const { slug: type, picture, count, pieces } of shown) {
        const ofType = products.filter((it) => it.collection === slug && it.type === type);
        expect(picture, type).not.toBeNull();
        expect(count, type).toBe(ofType.length);
        const ids = pieces.map(({ id }) => id);
        expect(ids, type).toEqual(ofType.slice(0, 4).map(({ id }) => id));
        expect(ids, type).not.toEqual([]);
      }
    },
  );

  it("counts all products of the collection and lists them with ?type=all (rule 3.27)", () => {
    const inBedroom = products.filter(({ collection }) => collection === "bedroom");
    expect(pageOf("bedroom").all).toEqual({
      link: "/collections/bedroom?type=all#pieces",
      count: inBedroom.length,
    });
    const all = pageOf("bedroom", allTypes);
    expect(all.chosen).toMatchObject({ title: "Everything in Bedroom", count: inBedroom.length });
    expect(chosenScope(all)).toEqual({ collection: "bedroom" });
  });

  it("lists a type below its types, unless the type has a page of its own (rule 3.11)", () => {
    const beds = pageOf("bedroom", "beds");
    expect(beds.chosen).toMatchObject({ title: "Beds", count: catalog.count(chosenScope(beds)) });
    expect(chosenScope(beds)).toEqual({ collection: "bedroom", type: "beds" });
    expect(pageOf("bedroom", "bathtubs").chosen).toBeNull();
    expect(pageOf("living-room", "reclining-sectionals").chosen).toBeNull();
    expect(collectionPage(catalog, "bathroom", null)).toBeUndefined();
  });

  it("links each type to its own page or to its section of this page", () => {
    for (const collection of collections) {
      for (const { slug, link } of pageOf(collection.slug).types) {
        const address = productTypeLink(collection, slug);
        expect(link).toBe(collection.typePages ? address : `${address}#pieces`);
      }
    }
  });
});
