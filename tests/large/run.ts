// `npm run large [-- FILE …]`: browser journeys through a shop with 10,000 generated products behind
// the starter set. For nightly runs: it takes minutes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { openStore } from "#server/store/open-store.ts";
import { generateProducts } from "../../bench/catalog/generate-products.ts";
import { findChromium } from "../../scripts/find-chromium.ts";

const generated = 10_000;

/** Journeys that name no number of products. */
const journeys = [
  "listing",
  "listing-cards",
  "listing-quick-input",
  "collection-listing",
  "collections",
  "search",
  "product",
  "gallery",
  "cart",
  "quantities",
  "wishlist",
  "quote-journey",
  "quote-without-script",
  "sitemap-of-many",
  "shell",
  "prefetch",
  "product-preview",
  "early-clicks",
  "scroll",
  "unexpected-error",
  "largest-paint",
  "no-layout-shift",
].map((name) => `tests/e2e/${name}.spec.ts`);

const dataDir = mkdtempSync(join(tmpdir(), "large-catalog-"));
try {
  const store = await openStore({ dataDir });
  await seedCatalog(store, new Date());
  await writeCatalog(store, new Date(), (writer) => writer.save([...generateProducts(generated)]));
  await store.close();
  const files = process.argv.slice(2);
  const playwright = "node_modules/@playwright/test/cli.js";
  const { status } = spawnSync(
    process.execPath,
    [playwright, "test", ...(files.length > 0 ? files : journeys)],
    {
      stdio: "inherit",
      env: { ...process.env, CHROME_PATH: await findChromium(), LARGE_CATALOG: dataDir },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
