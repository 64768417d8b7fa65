import { pino } from "pino";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import type { SubmitLeadDeps } from "#server/leads/submit-lead.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import type { Engine, Store } from "#server/store/store-interface.ts";
import { newShopDatabase, type TestDatabase } from "./test-database.ts";
import { testProduct } from "./test-products.ts";

/** Everything needed to submit a lead, on its own database. */
export interface TestBackend extends SubmitLeadDeps {
  catalog: Catalog;
  store: Store;
  database: TestDatabase;
  config: SubmitLeadDeps["config"] & TestDatabase;
  close(): Promise<void>;
}

/** A logger without output. */
export const silent = pino({ level: "silent" });

type GivenParts = Partial<Omit<SubmitLeadDeps, "config" | "catalog">> & { crmWebhookUrl?: string };

/** A backend with three products: 1003 and 1004 in stock, 1009 out of stock. */
export async function openTestBackend(
  engine: Engine,
  given: GivenParts = {},
): Promise<TestBackend> {
  const database = await newShopDatabase(engine);
  const backend = await openBackendOn(database, given);
  return {
    ...backend,
    database,
    config: { ...backend.config, ...database },
    close: async () => {
      await backend.close();
      await database.remove();
    },
  };
}

/** The same on a database that other processes use too. */
export async function openBackendOn(database: StoreConfig, given: GivenParts = {}) {
  const { crmWebhookUrl, ...parts } = given;
  const store = await openStore(database);
  return {
    store,
    kinds: leadKinds,
    catalog: createCatalog([
      testProduct({ id: "1003", title: "Model 2500 Sofa Chaise" }),
      testProduct({ id: "1004", title: "Model 4400 Recliner" }),
      testProduct({ id: "1009", title: "Sold Out Chair", availability: "out_of_stock" }),
    ]),
    config: {
      siteUrl: "https://shop.example",
      crmWebhookUrl,
      linkSecret: "a-secret-of-the-tests-and-nobody-else",
      ...database,
    },
    clock: () => new Date(),
    logger: silent,
    ...parts,
    close: () => store.close(),
  };
}
