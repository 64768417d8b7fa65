import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Queries } from "#server/store/store-interface.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { agreeQuote } from "#tests/support/agreed-quote.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openQuoteFixture } from "#tests/support/quote-fixture.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { merge } from "./merge.ts";
import { sumTable } from "./table-rows.ts";

const quoteTables = [
  "quotes",
  "quote_versions",
  "quote_prices",
  "quote_messages",
  "quote_payments",
] as const;

const backends: TestBackend[] = [];
async function open(engine: (typeof engines)[number]): Promise<TestBackend> {
  const backend = await openTestBackend(engine);
  backends.push(backend);
  return backend;
}
afterEach(async () => {
  for (const backend of backends.splice(0)) await backend.close();
});

/** Makes a shop lose its database with one lead of each kind and returns the rescued copy. */
async function rescuedFile(
  more: (lost: TestBackend) => Promise<unknown> = async () => {},
): Promise<string> {
  const lost = await open("sqlite");
  await acceptEveryKind(lost);
  await more(lost);
  rmSync(join(lost.database.dataDir, "shop.sqlite"));
  const outcome = await lost.store.rescue(new Date());
  if (outcome.kind !== "copied") throw new Error(outcome.kind);
  return outcome.file;
}

describe.each(engines)("S8: on %s, a rescued copy", (engine) => {
  test("is merged completely, once", async () => {
    const file = await rescuedFile();
    const backend = await open(engine);
    const own = await acceptQuote(backend, { email: "other@example.com" });
    expect(await merge(backend.store, file)).toEqual({ added: 5, known: 0 });
    expect(await merge(backend.store, file)).toEqual({ added: 0, known: 5 });
    const { queries } = backend.store;
    const leads = await queries.selectFrom("leads").select(["id", "reference"]).execute();
    expect(leads).toHaveLength(6);
    expect(leads).toContainEqual(expect.objectContaining({ reference: own }));
    const sent = await queries.selectFrom("deliveries").select("lead_id").execute();
    expect(new Set(sent.map((row) => row.lead_id)).size).toBe(6);
    expect(await queries.selectFrom("lead_files").select("id").execute()).toHaveLength(1);
    const places = await queries.selectFrom("window_places").select("taken").execute();
    expect(places).toEqual([{ taken: 1 }]);
  });

  test("is merged with the quotes of its leads", async () => {
    const lost = await openQuoteFixture("sqlite");
    await agreeQuote(lost, await lost.newLead());
    const { store, database } = lost.inbox.backend;
    const sums = (queries: Queries) =>
      Promise.all(quoteTables.map((table) => sumTable(queries, table)));
    const before = await sums(store.queries);
    rmSync(join(database.dataDir, "shop.sqlite"));
    const outcome = await store.rescue(new Date());
    if (outcome.kind !== "copied") throw new Error(outcome.kind);
    const backend = await open(engine);
    await merge(backend.store, outcome.file);
    expect(await sums(backend.store.queries)).toEqual(before);
    expect(before.map(({ rows }) => rows)).toEqual([1, 2, 2, 3, 1]);
    await lost.close();
  });

  test("doesn't duplicate leads that shoppers sent again meanwhile", async () => {
    const form = { idempotencyKey: "the-same-form" };
    const file = await rescuedFile((lost) => acceptQuote(lost, form));
    const backend = await open(engine);
    const reference = await acceptQuote(backend, form);
    expect(await merge(backend.store, file)).toEqual({ added: 5, known: 1 });
    const leads = await backend.store.queries
      .selectFrom("leads")
      .select("reference")
      .where("idempotency_key", "like", `${form.idempotencyKey} %`)
      .execute();
    expect(leads).toEqual([{ reference }]);
  });
});

test("merging refuses a file that isn't the shop's", async () => {
  const backend = await open("sqlite");
  await expect(merge(backend.store, join(backend.database.dataDir, "none.sqlite"))).rejects.toThrow(
    "none.sqlite cannot be read as a database of this shop",
  );
});
