import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aProduct } from "#tests/fixtures/product.ts";
import { test as base } from "./shop-test.ts";

/** The listing of the sofas. */
export const sofaListing = "/collections/living-room/stationary-sofa-loveseats";

/**
 * Playwright's `test` with a running shop of 200 sofas, half of them leather, so that listings have
 * many pages.
 */
export const test = base.extend<object, { shopSettings: NodeJS.ProcessEnv }>({
  shopSettings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const catalog = mkdtempSync(join(tmpdir(), "catalogue-"));
      for (let id = 3001; id <= 3200; id++) {
        writeFileSync(join(catalog, `sofa-${id}.json`), sofa(id));
      }
      await use({ CATALOGUE_DIR: catalog });
      rmSync(catalog, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** One product's file, which has no address. */
function sofa(id: number): string {
  const { url: _, ...product } = aProduct({
    id: String(id),
    swatches: [{ label: "Gray", colorHex: "#888888" }],
    specs: { material: id % 2 === 0 ? "Leather" : "Woven fabric" },
  });
  return JSON.stringify(product);
}
