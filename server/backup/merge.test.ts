import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { merge } from "./merge.ts";

const desks: TestDesk[] = [];
async function open(engine: (typeof engines)[number]): Promise<TestDesk> {
  const desk = await openTestDesk(engine);
  desks.push(desk);
  return desk;
}
afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.close();
});

/** What a shop that lost its database saved, with one lead of each kind in it. */
async function saved(more: (lost: TestDesk) => Promise<unknown> = async () => {}): Promise<string> {
  const lost = await open("sqlite");
  await acceptEveryKind(lost);
  await more(lost);
  rmSync(join(lost.database.dataDir, "shop.sqlite"));
  const outcome = await lost.store.rescue(new Date());
  if (outcome.kind !== "copied") throw new Error(outcome.kind);
  return outcome.file;
}

describe.each(engines)("S8: on %s, what was saved of a lost database", (engine) => {
  test("is added to the shop's, whole and once", async () => {
    const file = await saved();
    const desk = await open(engine);
    const own = await acceptQuote(desk, { email: "other@example.com" });
    expect(await merge(desk.store, file)).toEqual({ added: 5, known: 0 });
    expect(await merge(desk.store, file)).toEqual({ added: 0, known: 5 });
    const { queries } = desk.store;
    const leads = await queries.selectFrom("leads").select(["id", "reference"]).execute();
    expect(leads).toHaveLength(6);
    expect(leads).toContainEqual(expect.objectContaining({ reference: own }));
    const sent = await queries.selectFrom("deliveries").select("lead_id").execute();
    expect(new Set(sent.map((row) => row.lead_id)).size).toBe(6);
    expect(await queries.selectFrom("lead_files").select("id").execute()).toHaveLength(1);
    const places = await queries.selectFrom("window_places").select("taken").execute();
    expect(places).toEqual([{ taken: 1 }]);
  });

  test("does not double what the shopper sent again meanwhile", async () => {
    const form = { idempotencyKey: "the-same-form" };
    const file = await saved((lost) => acceptQuote(lost, form));
    const desk = await open(engine);
    const reference = await acceptQuote(desk, form);
    expect(await merge(desk.store, file)).toEqual({ added: 5, known: 1 });
    const leads = await desk.store.queries
      .selectFrom("leads")
      .select("reference")
      .where("idempotency_key", "=", form.idempotencyKey)
      .execute();
    expect(leads).toEqual([{ reference }]);
  });
});

test("merging names a file that is none of the shop's", async () => {
  const desk = await open("sqlite");
  await expect(merge(desk.store, join(desk.database.dataDir, "none.sqlite"))).rejects.toThrow(
    "none.sqlite cannot be read as a database of this shop",
  );
});
