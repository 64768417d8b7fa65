import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOLD_MS } from "#server/booking/window-places.ts";
import { openStore } from "#server/store/open-store.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { type BookingLedger, streamBookings } from "./booking-stream.ts";

const KILLS = 6;

describe.each(engines)("on %s, a server killed while bookings stream in", (engine) => {
  let database: TestDatabase;
  let shop: RunningShop | undefined;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
  });
  afterEach(async () => {
    if (shop) await killed(shop);
    await database.remove();
  });

  const start = () =>
    startShop({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? "",
      SMTP_URL: "",
      TRUST_PROXY: "1",
    });

  it("keeps every acknowledged booking, and its place is counted once", async () => {
    const ledger: BookingLedger = {
      acknowledged: new Map(),
      refused: new Set(),
      unanswered: new Map(),
    };
    for (let round = 0; round < KILLS; round += 1) {
      const victim = await start();
      const target = ledger.acknowledged.size + 2 + ((round * 5) % 9);
      let death: Promise<unknown> | undefined;
      await streamBookings(victim.url, ledger, () => {
        // Asked before every booking, so others are in flight at this moment.
        if (ledger.acknowledged.size >= target) death ??= killed(victim);
        return randomUUID();
      });
      await death;
    }
    shop = await start();
    await streamBookings(shop.url, ledger, () => undefined);
    expect(ledger.unanswered.size).toBe(0);

    const store = await openStore(database);
    const { queries } = store;
    const leads = await queries.selectFrom("leads").selectAll().execute();
    const bookings = await queries.selectFrom("bookings").selectAll().execute();
    const holds = await queries.selectFrom("window_holds").selectAll().execute();
    const places = await queries.selectFrom("window_places").selectAll().execute();
    await store.close();
    expect(new Map(leads.map((lead) => [lead.idempotency_key, lead.reference]))).toEqual(
      ledger.acknowledged,
    );
    expect(bookings.map(({ lead_id }) => lead_id).toSorted()).toEqual(
      leads.map(({ id }) => id).toSorted(),
    );
    const counted = Map.groupBy([...bookings, ...holds], keyOf);
    expect(
      Object.fromEntries(
        places.filter(({ taken }) => taken > 0).map((row) => [keyOf(row), row.taken]),
      ),
    ).toEqual(Object.fromEntries([...counted].map(([key, rows]) => [key, rows.length])));
    // Whoever held a place when the server died keeps nobody out for longer than a hold lasts.
    const latest = new Date(Date.now() + HOLD_MS).toISOString();
    expect(holds.filter(({ expires_at }) => expires_at > latest)).toEqual([]);
  });
});

function keyOf({ date, window_id }: { date: string; window_id: string }): string {
  return `${date} ${window_id}`;
}

/** Ends the server as a power cut ends it for the program: at once, without a word. */
function killed({ process }: RunningShop): Promise<unknown> {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  return ended;
}
