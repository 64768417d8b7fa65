import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDeliveryDesk } from "#server/bookings/delivery-desk.ts";
import { leadKinds } from "#server/lead-kinds/all.ts";
import { startDeliveryWorker } from "#server/outbox/delivery-worker.ts";
import { createSinks } from "#server/startup/sinks.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { type BookingBench, openBookingBench, WEDNESDAY } from "#tests/support/booking-bench.ts";
import { eventually } from "#tests/support/eventually.ts";
import { goodBooking } from "#tests/support/form-fields.ts";
import { silent } from "#tests/support/lead-desk.ts";
import { engines } from "#tests/support/test-database.ts";
import { erasePerson } from "./erase-leads.ts";

const person = { email: goodBooking.email };

describe.each(engines)("on %s, erasing who changes a booking meanwhile", (engine) => {
  let at: BookingBench;
  /** The command's own connection, beside the running server's. */
  let command: Store;

  beforeEach(async () => {
    at = await openBookingBench(engine);
    command = await openStore(at.desk.database);
  });
  afterEach(async () => {
    await command.close();
    await at.close();
  });

  const erase = (store: Store) =>
    erasePerson(
      { kinds: leadKinds, store, dataDir: at.desk.database.dataDir, clock: at.desk.clock },
      person,
    );

  /** Writes everything that waits into the mail folder. */
  async function deliverMails(): Promise<void> {
    const { store, clock, config } = at.desk;
    await store.queries.deleteFrom("deliveries").where("sink", "=", "crm").execute();
    const sinks = createSinks({ ...config, crmWebhookUrl: undefined }, clock);
    const worker = startDeliveryWorker({ store, sinks, clock, logger: silent, retryBaseMs: 10 });
    await eventually(async () => {
      const rows = await store.queries.selectFrom("deliveries").select("status").execute();
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
    });
    await worker.stop();
  }

  it("leaves no mail of a change made while the mail files are removed", async () => {
    const { token } = await at.book(WEDNESDAY);
    await deliverMails();
    let writes = 0;
    const interrupted: Store = {
      ...command,
      write: async (work) => {
        writes += 1;
        // The deliveries are gone, the lead is not.
        if (writes === 2) {
          expect(await at.delivery.cancel(token)).toEqual({ ok: true });
          await deliverMails();
        }
        return command.write(work);
      },
    };
    expect(await erase(interrupted)).toMatchObject({ erased: [{}], mailFiles: 4 });
    expect(readdirSync(join(at.desk.database.dataDir, "mail"))).toEqual([]);
    expect(await at.desk.store.queries.selectFrom("leads").select("id").execute()).toEqual([]);
    expect(await at.left(WEDNESDAY)).toBe(2);
  });
});

describe("on postgres, erasing who is cancelling this very moment", () => {
  it("frees the place once", async () => {
    const at = await openBookingBench("postgres");
    await at.book(WEDNESDAY, { email: "other@example.com", phone: "(713) 555-0199" });
    const { token } = await at.book(WEDNESDAY);
    const command = await openStore(at.desk.database);
    const done = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    // Everything is written, nothing is committed.
    const slow: Store = {
      ...at.desk.store,
      write: (work) =>
        at.desk.store.write(async (transaction) => {
          const result = await work(transaction);
          done.resolve();
          await release.promise;
          return result;
        }),
    };
    const cancelling = openDeliveryDesk({ ...at.desk, store: slow }).cancel(token);
    await done.promise;
    const parts = {
      kinds: leadKinds,
      store: command,
      dataDir: at.desk.database.dataDir,
      clock: at.desk.clock,
    };
    const erasing = erasePerson(parts, person);
    await eventually(async () => expect(await waitingForLocks(at.desk.store)).toBe(1));
    release.resolve();
    expect(await cancelling).toEqual({ ok: true });
    expect(await erasing).toMatchObject({ erased: [{}] });
    const { taken } = await at.desk.store.queries
      .selectFrom("window_places")
      .select("taken")
      .executeTakeFirstOrThrow();
    expect(taken).toBe(1);
    await command.close();
    await at.close();
  });
});

/** How many connections to this database wait for somebody's row. */
async function waitingForLocks({ queries }: Store): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);
  return Number(rows[0]?.count);
}
