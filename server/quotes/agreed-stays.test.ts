import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { QuoteRules } from "#domain/quote/quote-draft.ts";
import { move } from "#server/backup/move.ts";
import { restore } from "#server/backup/restore.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { createQuoteService } from "#server/desk-services/create-quote-service.ts";
import { createShopperQuotes } from "#server/services/shopper-quotes.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { agreedTexts, agreeQuote } from "#tests/support/agreed-quote.ts";
import { openQuoteFixture, type QuoteFixture, testRules } from "#tests/support/quote-fixture.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";
import { testProduct } from "#tests/support/test-products.ts";
import type { QuoteDeps } from "./quote-deps.ts";

const otherRules: QuoteRules = {
  ...testRules,
  taxRate: 1000,
  taxDelivery: false,
  depositPercent: 50,
  monthly: null,
  terms: ["Everything is different now."],
};

const otherCatalogs = {
  changed: createCatalog([
    testProduct({ id: "1003", title: "Renamed", price: 99_900, image: "renamed/primary" }),
  ]),
  empty: createCatalog([]),
};

/** A quote's page, and the quote as its lead's page at the desk has it. */
type Read = (
  store?: Store,
  changed?: Partial<Pick<QuoteDeps, "catalog" | "rulesIn">>,
) => Promise<unknown>;

describe.each(engines)("on %s, what was sent and agreed in a quote", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  let read: Read;
  let before: unknown;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    const { backend, staff } = quotes.inbox;
    reference = await quotes.newLead();
    const token = await agreeQuote(quotes, reference);
    read = async (store = backend.store, changed = {}) => {
      const deps = { ...backend, rulesIn: () => testRules, store, ...changed };
      const page = await createShopperQuotes(deps).quote(token, "en");
      const lead = await createQuoteService(deps, staff.curtis).ofLead(reference);
      return { page, lead };
    };
    before = await read();
  });
  afterEach(() => quotes.close());

  it("is all there", () => {
    expect(before).toMatchObject({
      page: {
        status: "accepted",
        acceptance: { name: agreedTexts.signature, payment: "monthly" },
        booking: { date: "2026-12-05", start: "09:00" },
      },
      lead: {
        versions: [{ number: 2 }, { number: 1, reason: agreedTexts.declined }],
        payments: [{ amount: 49_800 }],
        messages: [{}, {}, {}],
        hasDraft: true,
      },
    });
  });

  it("reads the same after price, title, picture, tax rate and terms have changed", async () => {
    for (const catalog of Object.values(otherCatalogs)) {
      expect(await read(undefined, { catalog, rulesIn: () => otherRules })).toEqual(before);
    }
  });

  it.each(engines)("reads the same from a backup restored into %s", async (to) => {
    const { store, database } = quotes.inbox.backend;
    const file = join(database.dataDir, "shop.backup");
    await writeBackup(store, database, file, new Date());
    const target = await newTestDatabase(to);
    const restored = await openStore(target);
    await restore(restored, target.dataDir, file, { replace: false });
    const changed = { catalog: otherCatalogs.changed, rulesIn: () => otherRules };
    expect(await read(restored, changed)).toEqual(before);
    await restored.close();
    await target.remove();
  });

  it("reads the same after a backup took the place of what happened since", async () => {
    const { store, database } = quotes.inbox.backend;
    const file = join(database.dataDir, "shop.backup");
    await writeBackup(store, database, file, new Date());
    const again = { action: "new_link", version: "2" };
    expect(await quotes.post(quotes.curtis, reference, again)).toMatchObject({ ok: true });
    const back = { action: "take_back", version: "2", reason: "A mistake" };
    expect(await quotes.post(quotes.maribel, reference, back)).toMatchObject({ ok: true });
    expect(await read()).not.toEqual(before);
    const folder = join(database.dataDir, "restored");
    mkdirSync(folder);
    await restore(store, folder, file, { replace: true });
    expect(await read()).toEqual(before);
  });
});

it("what was sent and agreed in a quote reads the same after the move to PostgreSQL", async () => {
  const quotes = await openQuoteFixture("sqlite");
  const reference = await quotes.newLead();
  const token = await agreeQuote(quotes, reference);
  const before = [await quotes.view(token), await quotes.curtis.ofLead(reference)];
  const { backend, staff } = quotes.inbox;
  const database = await newTestDatabase("postgres");
  const postgres = await openStore(database);
  await move(backend.store, postgres, backend.database.dataDir);
  const deps = {
    ...backend,
    store: postgres,
    rulesIn: () => otherRules,
    catalog: otherCatalogs.changed,
  };
  const page = await createShopperQuotes(deps).quote(token, "en");
  const lead = await createQuoteService(deps, staff.curtis).ofLead(reference);
  expect([page, lead]).toEqual(before);
  await postgres.close();
  await database.remove();
  await quotes.close();
});
