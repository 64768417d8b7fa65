import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { erasePerson } from "#server/leads/erase-leads.ts";
import { systemClock } from "#server/platform/clock.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { insertManyLeads } from "#tests/support/many-leads.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { openStore } from "./open-store.ts";
import { rowCounts } from "./row-counts.ts";

describe.each(engines)("on %s, the counters", (engine) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => backend.close());

  /** The result of counting the tables. */
  async function counted() {
    const { queries } = backend.store;
    const leads = await queries.selectFrom("leads").select("kind").execute();
    const messages = await queries.selectFrom("deliveries").select(["sink", "status"]).execute();
    return {
      leads: tally(leads.map(({ kind }) => kind)),
      deliveries: tally(messages.map(({ sink, status }) => `${sink}:${status}`)),
    };
  }

  async function counters() {
    const { queries } = backend.store;
    return {
      leads: Object.fromEntries(await rowCounts(queries, "leads")),
      deliveries: Object.fromEntries(await rowCounts(queries, "deliveries")),
    };
  }

  it("follow stored leads, sent messages and erased rows", async () => {
    const { queries } = backend.store;
    await acceptEveryKind(backend, { email: "ann@x.example" });
    await acceptQuote(backend, { email: "bob@x.example", idempotencyKey: "of Bob" });
    expect(await counters()).toEqual(await counted());
    expect((await counters()).deliveries).toMatchObject({ "crm:pending": 6 });

    await queries.updateTable("deliveries").set({ status: "delivered", attempts: 1 }).execute();
    await queries
      .updateTable("deliveries")
      .set({ status: "parked" })
      .where("sink", "=", "crm")
      .execute();
    expect((await counters()).deliveries).toEqual((await counted()).deliveries);
    expect((await counters()).deliveries).toMatchObject({ "crm:parked": 6 });

    const { store, database } = backend;
    const deps = { store, kinds: leadKinds, dataDir: database.dataDir, clock: systemClock };
    await erasePerson(deps, { email: "ann@x.example" });
    expect(await counters()).toEqual(await counted());
    expect((await counters()).leads).toEqual({ quote: 1 });
    await insertManyLeads(store, { count: 20, latest: new Date() });
    expect(await counters()).toEqual(await counted());
  });

  it("are exact when several processes write at once, and ignore what is rolled back", async () => {
    const other = await openStore(backend.database);
    const refused = new Error("rolled back");
    const rolledBack = backend.store.write(async (transaction) => {
      await transaction.updateTable("deliveries").set({ status: "parked" }).execute();
      throw refused;
    });
    await expect(rolledBack).rejects.toBe(refused);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        acceptQuote(n % 2 ? backend : { ...backend, store: other }, { idempotencyKey: `${n}` }),
      ),
    );
    expect(await counters()).toEqual(await counted());
    await other.close();
  });
});

function tally(names: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(names, (name) => name);
  return Object.fromEntries([...groups].map(([name, found]) => [name, found.length]));
}
