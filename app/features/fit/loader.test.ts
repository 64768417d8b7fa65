import { describe, expect, test } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { fitPage } from "./loader.server.ts";

const catalog = createCatalog(loadProducts());
const pageFor = (query: string) => fitPage(catalog, new URLSearchParams(query));

describe("the page of what fits (rule 20.10)", () => {
  test("has the products and variants of its list, and names those that are gone", () => {
    const { products, gone, isCut, search } = pageFor("items=1009:2,1116,77,<script>,%E2%80%8B");
    expect(products.map(({ id, title }) => [id, title])).toEqual([
      ["1009", "Larkin Track-Arm Sofa"],
      ["1116", "Larkin Track-Arm Sofa (Stone Gray)"],
    ]);
    expect(gone).toEqual(["77", "<script>", "?"]);
    expect([isCut, search]).toEqual([false, undefined]);
  });

  test("keeps the parts of a variant that differs in color alone", () => {
    const [whole, variant] = pageFor("items=1009,1116").products;
    expect(variant?.deliveredIn).toEqual(whole?.deliveredIn);
    expect(variant?.deliveredIn).toHaveLength(1);
  });

  test("says so if the list is longer than what is answered", () => {
    const ids = Array.from({ length: 101 }, (_, index) => 1001 + index);
    const { lines, isCut } = pageFor(`items=${ids.join()}`);
    expect([lines.length, isCut]).toEqual([100, true]);
    expect(pageFor(`items=${ids.slice(0, 100).join()}`).isCut).toBe(false);
  });

  test("searches only while it has no product", () => {
    expect(pageFor("").search).toEqual({ query: "", maxLength: 100, found: [] });
    const found = pageFor("items=77&q=larkin+sofa").search?.found ?? [];
    expect(found[0]).toEqual({
      id: "1009",
      title: "Larkin Track-Arm Sofa",
      dimensions: "84 × 37 × 34 in",
    });
    expect(found.length).toBeLessThanOrEqual(8);
    expect(pageFor("items=1009&q=larkin").search).toBeUndefined();
  });

  test("gives the same object for a product, so that its top is rendered once", () => {
    expect(pageFor("items=1009").products[0]).toBe(pageFor("items=1010,1009").products[1]);
  });
});
