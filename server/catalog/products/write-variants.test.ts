import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Product } from "#domain/product.ts";
import { CatalogInMemory } from "#server/catalog/read-model/catalog-in-memory.ts";
import { readChanges } from "#server/catalog/read-model/read-changes.ts";
import { openStore } from "#server/store/open-store.ts";
import type { ProductStatus } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { writeCatalog } from "./write-catalog.ts";
import { skuOwners } from "./write-variants.ts";

describe.each(engines)("variants in the database, on %s,", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let catalog: CatalogInMemory;

  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
    catalog = new CatalogInMemory();
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  async function save(...products: Product[]) {
    await writeCatalog(store, new Date(), (writer) => writer.save(products));
    await readChanges(store.queries, catalog);
  }
  async function setStatus(id: string, status: ProductStatus) {
    await writeCatalog(store, new Date(), (writer) => writer.setStatus([id], status));
    await readChanges(store.queries, catalog);
  }
  const owners = async (...skus: string[]) =>
    Object.fromEntries(await skuOwners(store.queries, skus));
  const sofa = aProductWithVariants();

  it("are found by id and SKU, until they or their product are removed (rule 3.22)", async () => {
    await save(sofa, aProduct({ id: "3001" }));
    expect(catalog.byId("2003")?.title).toBe("Bayou Sofa (Cognac, 84 in)");
    expect([...catalog.byIds(["2004", "3001", "2009"]).keys()]).toEqual(["2004", "3001"]);
    expect(catalog.size).toBe(2);
    expect(await owners("BAYOU", "BAYOU-GRY-96", "PF-3001", "NONE")).toEqual({
      BAYOU: "2001",
      "BAYOU-GRY-96": "2001",
      "PF-3001": "3001",
    });
    await save({ ...sofa, variants: sofa.variants?.slice(0, 2) ?? [] });
    expect(catalog.byId("2004")).toBeUndefined();
    expect(catalog.byId("2003")).toBeDefined();
    expect(await owners("BAYOU-GRY-96")).toEqual({});
    await setStatus("2001", "removed");
    expect(catalog.byId("2003")).toBeUndefined();
    expect(await owners("BAYOU", "BAYOU-CGN-84")).toEqual({});
    await setStatus("2001", "published");
    expect(catalog.byId("2003")).toBeDefined();
    expect(await owners("BAYOU-CGN-84")).toEqual({ "BAYOU-CGN-84": "2001" });
  });

  it("have SKUs that no other product and no other variant has (rule 3.2)", async () => {
    await save(sofa);
    const other = { ...sofa, id: "3001", slug: "other", sku: "OTHER" };
    const variant = { id: "3002", values: ["Gray", "84 in"] };
    await expect(save(aProduct({ id: "3001", sku: "BAYOU-GRY-84" }))).rejects.toThrow();
    await expect(save({ ...other, variants: [{ ...variant, sku: "BAYOU" }] })).rejects.toThrow(
      "two products have the SKU BAYOU",
    );
    await expect(
      save({ ...other, variants: [{ ...variant, sku: "BAYOU-GRY-84" }] }),
    ).rejects.toThrow();
    await setStatus("2001", "removed");
    await save({ ...other, variants: [{ ...variant, sku: "BAYOU-GRY-84" }] });
    expect(catalog.byId("3002")?.sku).toBe("BAYOU-GRY-84");
  });

  it("never share or reuse ids (rule 3.3)", async () => {
    await save(sofa);
    const [next] = await writeCatalog(store, new Date(), (writer) => writer.newIds(1));
    expect(next).toBe("2005");
  });

  it("may move to another product that is saved with theirs", async () => {
    await save(sofa);
    const [first, ...others] = sofa.variants ?? [];
    if (!first) throw new Error("the fixture has no variants");
    const taker = { ...sofa, id: "3001", slug: "taker", sku: "TAKER", variants: [first] };
    await save({ ...sofa, variants: others }, taker);
    expect(catalog.byId(first.id)?.slug).toBe("taker");
  });
});
