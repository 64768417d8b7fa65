import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type ShopUnderTest } from "./shop-test.ts";
import { startShopWithReceivers } from "./shop-with-receivers.ts";

/** The listing of the sofas. */
export const sofaListing = "/collections/living-room/stationary-sofa-loveseats";

/**
 * Playwright's `test` with a running shop of 200 sofas, half of them leather, so that listings have
 * many pages.
 */
export const test = base.extend<object, { shop: ShopUnderTest }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const catalog = mkdtempSync(join(tmpdir(), "catalogue-"));
      for (let id = 3001; id <= 3200; id++) {
        writeFileSync(join(catalog, `sofa-${id}.json`), sofa(id));
      }
      const shop = await startShopWithReceivers({ CATALOGUE_DIR: catalog });
      await use(shop);
      await shop.stop();
      rmSync(catalog, { recursive: true });
    },
    { scope: "worker" },
  ],
});

function sofa(id: number): string {
  const leather = id % 2 === 0;
  return JSON.stringify({
    id: String(id),
    title: `Sofa ${id}`,
    slug: `sofa-${id}`,
    sku: `PF-${id}`,
    collection: "living-room",
    type: "stationary-sofa-loveseats",
    price: 0,
    image: `sofa-${id}/primary`,
    imageAlt: "A sofa",
    badges: [],
    has360: false,
    swatches: [{ label: "Gray", colorHex: "#888888" }],
    specs: {
      material: leather ? "Leather" : "Woven fabric",
      color: "Gray",
      width: 84,
      length: 37,
      height: 33,
      unit: "in",
      features: "",
    },
    availability: "in_stock",
    description: "A sofa for tests.",
  });
}
