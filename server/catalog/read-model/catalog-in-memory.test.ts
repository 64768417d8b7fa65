import { describe, expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { createCatalog } from "./catalog-in-memory.ts";

const products = [
  aProduct({ id: "1", type: "beds" }),
  aProduct({ id: "2", type: "chests" }),
  aProduct({ id: "3", type: "beds", availability: "out_of_stock" }),
  aProduct({ id: "4", type: "beds" }),
  aProduct({ id: "5", type: "beds", collection: "bedroom" }),
  aProduct({ id: "6", type: "beds" }),
];

describe("the catalog", () => {
  test("finds products by id, ids, slug and collection", () => {
    const catalog = createCatalog(products);
    expect(catalog.byId("4")?.slug).toBe("sofa-4");
    expect(catalog.byId("9")).toBeUndefined();
    expect([...catalog.byIds(["4", "9", "2"]).keys()]).toEqual(["4", "2"]);
    expect(catalog.bySlug("nothing")).toBeUndefined();
    expect(catalog.inCollection("living-room")).toHaveLength(5);
    expect(catalog.count({ collection: "living-room", type: "chests" })).toBe(1);
    expect(catalog.count({ collection: "living-room", type: "sofas" })).toBe(0);
    expect(catalog.first({ collection: "living-room", type: "beds" }, 1)).toEqual([products[0]]);
  });

  test("lists products by position, then by id", () => {
    const catalog = createCatalog([]);
    const entry = (id: string, position: number) => ({
      product: aProduct({ id }),
      position,
      updatedAt: "",
    });
    catalog.update({ saved: [entry("10", 2), entry("9", 2), entry("11", 1)], removed: [] });
    expect(catalog.entries(0, 9).map(({ product }) => product.id)).toEqual(["11", "9", "10"]);
    expect(catalog.entries(1, 1).map(({ product }) => product.id)).toEqual(["9"]);
  });

  test("lets a product take over the slug of a removed one", () => {
    const catalog = createCatalog([aProduct({ id: "1", slug: "sofa" })]);
    const successor = { product: aProduct({ id: "2", slug: "sofa" }), position: 2, updatedAt: "" };
    catalog.update({ saved: [successor], removed: [] });
    catalog.update({ saved: [], removed: ["1"] });
    expect(catalog.bySlug("sofa")?.id).toBe("2");
  });
});

describe("related products", () => {
  const relatedTo = (index: number, count: number) =>
    createCatalog(products)
      .related(products[index] as Product, count)
      .map(({ id }) => id);

  test("come from the same collection: same type first, available before out of stock", () => {
    expect(relatedTo(0, 9)).toEqual(["4", "6", "3", "2"]);
    expect(relatedTo(0, 2)).toEqual(["4", "6"]);
  });

  test("start after the product itself, so that every product is related to some other", () => {
    expect(relatedTo(3, 2)).toEqual(["6", "1"]);
    expect(relatedTo(5, 2)).toEqual(["1", "4"]);
  });
});
