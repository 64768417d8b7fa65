import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Product } from "#domain/product.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { addStarterColors } from "./add-starter-colors.ts";
import { seedCatalog } from "./seed-catalog.ts";
import { storedProducts } from "./stored-products.ts";
import { writeCatalog } from "./write-catalog.ts";

const now = new Date("2026-11-28T18:00:00Z");
const starters = loadProducts();

/** A product as an older version stored it: with swatches, but nothing to choose. */
function older({ options: _, variants: __, ...product }: Product): Product {
  const [own, ...others] = product.swatches;
  return { ...product, swatches: own ? [withoutImage(own), ...others] : [] };
}

function withoutImage({ label, colorHex }: Product["swatches"][number]) {
  return { label, colorHex };
}

describe.each(engines)("rule 3.30: a store that an older version filled, on %s,", (engine) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const fill = (products: readonly Product[]) =>
    writeCatalog(store, now, (writer) => writer.save(products));
  const update = () => addStarterColors(store, now);
  async function stored(id: string) {
    for await (const entry of storedProducts(store.queries)) {
      if (entry.product.id === id) return entry;
    }
    throw new Error(`no product ${id}`);
  }
  async function allIds() {
    const ids: string[] = [];
    for await (const { product } of storedProducts(store.queries)) {
      ids.push(product.id, ...(product.variants ?? []).map(({ id }) => id));
    }
    return ids;
  }

  it("gets the colors, the product's own first, with the SKUs and ids of a new store", async () => {
    await fill(starters.map(older));
    await update();
    for (const starter of starters) expect((await stored(starter.id)).product).toEqual(starter);
  });

  it("gets ids above every id that was ever used", async () => {
    const own = older({ ...(starters[0] as Product), id: "5000", slug: "own", sku: "OWN" });
    await fill([...starters.map(older), own]);
    await update();
    const { product } = await stored("1001");
    expect(product.variants?.map(({ id }) => id)).toEqual(["5001", "5002", "5003", "5004"]);
    const ids = await allIds();
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps what the owner changed, and leaves a product whose colors he changed", async () => {
    const [pebble, ...rest] = starters.map(older);
    const desk = rest.find(({ id }) => id === "1056") as Product;
    const changed = { ...(pebble as Product), title: "Pebble", sku: "OWN-1", price: 49900 };
    const recolored = { ...desk, swatches: desk.swatches.slice(0, 2) };
    const sideboard = rest.find(({ id }) => id === "1055") as Product;
    const solid = { ...sideboard, specs: { ...sideboard.specs, material: "Solid pine" } };
    const others = rest.filter(({ id }) => id !== "1056" && id !== "1055");
    await fill([changed, recolored, solid, ...others]);
    await writeCatalog(store, now, async (writer) => {
      await writer.setStatus(["1001"], "hidden");
      await writer.setStatus(["1002"], "removed");
    });
    await update();
    const { product, status } = await stored("1001");
    expect(status).toBe("hidden");
    expect(product).toMatchObject({ title: "Pebble", sku: "OWN-1", price: 49900 });
    expect(product.variants?.map(({ sku }) => sku)).toEqual([
      "OWN-1",
      "PF-PEBBLE-OAT",
      "PF-PEBBLE-DOV",
      "PF-PEBBLE-CHA",
    ]);
    expect((await stored("1056")).product).toEqual(recolored);
    const { variants = [] } = (await stored("1055")).product;
    expect(variants.map(({ specs }) => specs?.material)).toEqual([undefined, undefined]);
    await expect(stored("1002")).rejects.toThrow();
  });

  it("leaves a product of which another has a SKU", async () => {
    const twin = older({
      ...(starters[0] as Product),
      id: "4000",
      slug: "x",
      sku: "PF-PEBBLE-DOV",
    });
    await fill([...starters.map(older), twin]);
    await update();
    expect((await stored("1001")).product).not.toHaveProperty("variants");
    expect((await stored("1002")).product).toHaveProperty("variants");
  });

  it("is updated once, by whichever process is first, and not after the colors are removed", async () => {
    await fill(starters.map(older));
    await Promise.all([update(), update(), update()]);
    const before = await allIds();
    await fill([older(starters[0] as Product)]);
    await update();
    expect((await stored("1001")).product).not.toHaveProperty("variants");
    expect(before).toHaveLength((await allIds()).length + 4);
  });

  it("is not touched if it was filled by this version", async () => {
    await seedCatalog(store, now);
    await update();
    expect((await stored("1001")).product).toEqual(starters[0]);
  });
});
