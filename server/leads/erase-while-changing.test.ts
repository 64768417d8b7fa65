import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBookingService } from "#server/bookings/booking-service.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { createSinks } from "#server/startup/sinks.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import {
  type BookingBench,
  openBookingFixture,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { eventually } from "#tests/support/eventually.ts";
import { goodBooking } from "#tests/support/form-fields.ts";
import { silent } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { erasePerson } from "./erase-leads.ts";
import { leadReferences } from "./lead-queries.ts";

const person = { email: goodBooking.email };

describe.each(engines)("on %s, erasing during a booking change", (engine) => {
  let at: BookingBench;
  /** The command's own connection, in addition to the running server's. */
  let command: Store;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
    command = await openStore(at.backend.database);
  });
  afterEach(async () => {
    await command.close();
    await at.close();
  });

  const erase = (store: Store) =>
    erasePerson(
      { kinds: leadKinds, store, dataDir: at.backend.database.dataDir, clock: at.backend.clock },
      person,
    );

  /** Writes all pending emails into the email folder. */
  async function sendEmails(): Promise<void> {
    const { store, clock, config } = at.backend;
    await store.queries.deleteFrom("deliveries").where("sink", "=", "crm").execute();
    const sinks = createSinks({ ...config, crmWebhookUrl: undefined }, clock);
    const worker = startOutboxWorker({
      store,
      findReferences: leadReferences(store),
      sinks,
      clock,
      logger: silent,
      retryBaseMs: 10,
    });
    await eventually(async () => {
      const rows = await store.queries.selectFrom("deliveries").select("status").execute();
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
    });
    await worker.stop();
  }

  it("leaves no email of a change made during erasing", async () => {
    const { token } = await at.book(WEDNESDAY);
    await sendEmails();
    let writes = 0;
    const interrupted: Store = {
      ...command,
      write: async (work) => {
        writes += 1;
        // The messages are deleted, but not the lead.
        if (writes === 2) {
          expect(await at.delivery.cancel(token, "en")).toEqual({ ok: true });
          await sendEmails();
        }
        return command.write(work);
      },
    };
    expect(await erase(interrupted)).toMatchObject({ erased: [{}], emailFiles: 4 });
    expect(readdirSync(join(at.backend.database.dataDir, "mail"))).toEqual([]);
    expect(await at.backend.store.queries.selectFrom("leads").select("id").execute()).toEqual([]);
    expect(await at.left(WEDNESDAY)).toBe(2);
  });
});

describe("on postgres, erasing during a cancellation", () => {
  it("frees the place once", async () => {
    const at = await openBookingFixture("postgres");
    await at.book(WEDNESDAY, { email: "other@example.com", phone: "(713) 555-0199" });
    const { token } = await at.book(WEDNESDAY);
    const command = await openStore(at.backend.database);
    const done = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    // Everything is written, but nothing is committed.
    const slow: Store = {
      ...at.backend.store,
      write: (work) =>
        at.backend.store.write(async (transaction) => {
          const result = await work(transaction);
          done.resolve();
          await release.promise;
          return result;
        }),
    };
    const cancelling = createBookingService({ ...at.backend, store: slow }).cancel(token, "en");
    await done.promise;
    const deps = {
      kinds: leadKinds,
      store: command,
      dataDir: at.backend.database.dataDir,
      clock: at.backend.clock,
    };
    const erasing = erasePerson(deps, person);
    await eventually(async () => expect(await waitingForLocks(at.backend.store)).toBe(1));
    release.resolve();
    expect(await cancelling).toEqual({ ok: true });
    expect(await erasing).toMatchObject({ erased: [{}] });
    const { taken } = await at.backend.store.queries
      .selectFrom("window_places")
      .select("taken")
      .executeTakeFirstOrThrow();
    expect(taken).toBe(1);
    await command.close();
    await at.close();
  });
});

/** How many connections to this database wait for a row lock. */
async function waitingForLocks({ queries }: Store): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);
  return Number(rows[0]?.count);
}
