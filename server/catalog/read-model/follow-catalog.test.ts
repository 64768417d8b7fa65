import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Product } from "#domain/product.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { eventually } from "#tests/support/eventually.ts";
import { silent } from "#tests/support/test-backend.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { type FollowedCatalog, followCatalog } from "./follow-catalog.ts";

const slug = "model-4400-recliner";

describe.each(engines)("rule 3.14, rule 5.10: the catalog in memory, on %s,", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let followed: FollowedCatalog[];

  beforeEach(async () => {
    process.env.CATALOGUE_DIR = "tests/fixtures/catalogue";
    database = await newShopDatabase(engine);
    store = await openStore(database);
    followed = [];
  });
  afterEach(async () => {
    delete process.env.CATALOGUE_DIR;
    await Promise.all(followed.map(({ stop }) => stop()));
    await store.close();
    await database.remove();
  });

  async function follow() {
    const one = await followCatalog({ store, clock: () => new Date(), logger: silent });
    followed.push(one);
    return one.catalog;
  }
  const change = (products: readonly Product[]) =>
    writeCatalog(store, new Date(), (writer) => writer.save(products));
  async function recliner() {
    const product = (followed[0]?.catalog ?? (await follow())).bySlug(slug);
    if (!product) throw new Error("the starter set has no recliner");
    return product;
  }

  it("is filled with the starter set once, by whichever process is first", async () => {
    const [one, other] = await Promise.all([follow(), follow()]);
    expect(one.size).toBeGreaterThan(1);
    expect(other.entries(0, 99).map(({ product }) => product)).toEqual(
      one.entries(0, 99).map(({ product }) => product),
    );
    expect(one.version).toBe(1);
    expect(other.version).toBe(1);
  });

  it("shows a change in every process, with its stored version", async () => {
    const catalogs = [await follow(), await follow()];
    await change([{ ...(await recliner()), title: "Tall Recliner", price: 129_900 }]);
    for (const catalog of catalogs) {
      await eventually(() => expect(catalog.bySlug(slug)?.title).toBe("Tall Recliner"));
      expect(catalog.version).toBe(2);
      expect(catalog.bySlug(slug)?.url).toBe(`/products/${slug}`);
    }
  });

  it("redirects from a removed product to its type, until the product returns", async () => {
    const catalog = await follow();
    const { id } = await recliner();
    const setStatus = (status: "removed" | "hidden" | "published") =>
      writeCatalog(store, new Date(), (writer) => writer.setStatus([id], status));
    await setStatus("removed");
    const path = "/collections/living-room/recliners-lift-chairs";
    const { updatedAt } = catalog.entries(0, 1)[0] ?? { updatedAt: "" };
    await eventually(() => expect(catalog.movedTo(slug)).toEqual({ path, status: 301 }));
    expect(catalog.byId(id)).toBeUndefined();
    expect(catalog.lastLeftAt?.localeCompare(updatedAt)).toBeGreaterThan(0);
    const scope = { collection: "living-room", type: "recliners-lift-chairs" };
    expect(catalog.count(scope)).toBe(0);
    await setStatus("hidden");
    await eventually(() => expect(catalog.movedTo(slug)).toEqual({ path, status: 302 }));
    await setStatus("published");
    await eventually(() => expect(catalog.bySlug(slug)?.id).toBe(id));
    expect(catalog.movedTo("never-sold")).toBeUndefined();
  });

  it("redirects from a product's former address to its new one", async () => {
    const catalog = await follow();
    await change([
      { ...(await recliner()), slug: "tall-recliner", url: "/products/tall-recliner" },
    ]);
    const moved = { path: "/products/tall-recliner", status: 301 };
    await eventually(() => expect(catalog.movedTo(slug)).toEqual(moved));
    const restarted = await follow();
    expect(restarted.movedTo(slug)).toEqual(moved);
    expect(restarted.bySlug(slug)).toBeUndefined();
  });

  it("never gives an id twice, even after its product is removed", async () => {
    await follow();
    const ids = await writeCatalog(store, new Date(), (writer) => writer.newIds(2));
    const product = { ...(await recliner()), id: ids[1] ?? "", slug: "new", sku: "NEW" };
    await change([product]);
    await writeCatalog(store, new Date(), (writer) => writer.setStatus([product.id], "removed"));
    const [next] = await writeCatalog(store, new Date(), (writer) => writer.newIds(1));
    expect(Number(next)).toBe(Number(product.id) + 1);
  });

  it("changes nothing if one of many products can't be saved", async () => {
    const catalog = await follow();
    const product = await recliner();
    const copies = [1, 2].map((number) => ({
      ...product,
      id: String(9_000 + number),
      slug: "same-slug",
      sku: `SKU-${number}`,
    }));
    await expect(change(copies)).rejects.toThrow();
    const again = await follow();
    expect([catalog.version, again.version, again.byId("9001")]).toEqual([1, 1, undefined]);
  });

  it("is read again completely after a backup was restored", async () => {
    const catalog = await follow();
    await change([{ ...(await recliner()), id: "9001", slug: "later", sku: "LATER" }]);
    await eventually(() => expect(catalog.byId("9001")).toBeDefined());
    await store.write(async (queries) => {
      await queries.deleteFrom("products").where("id", "=", "9001").execute();
      await queries.updateTable("catalog_origin").set({ origin: "restored" }).execute();
    });
    await eventually(() => expect(catalog.byId("9001")).toBeUndefined());
    expect(catalog.bySlug(slug)).toBeDefined();
  });
});
