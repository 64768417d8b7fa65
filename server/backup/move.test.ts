import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/all.ts";
import { erasePerson } from "#server/leads/erase-leads.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openStore } from "#server/store/open-store.ts";
import { isOutage } from "#server/store/outage.ts";
import type { Store } from "#server/store/store.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { traces } from "#tests/support/traces.ts";
import { MoveRefused, move } from "./move.ts";
import { allTables, keptTables, tallyTable } from "./table-rows.ts";

let desk: TestDesk;
let database: TestDatabase;
let postgres: Store;

beforeEach(async () => {
  desk = await openTestDesk("sqlite", { crmWebhookUrl: "https://crm.example/hooks" });
  database = await newTestDatabase("postgres");
  postgres = await openStore(database);
});
afterEach(async () => {
  await postgres.close();
  await database.remove();
  await desk.close();
});

it("brings every table over whole: leads, outbox, bookings, places, uploads, keys", async () => {
  const references = await acceptEveryKind(desk);
  const command = await openStore(desk.database);
  const moved = await move(command, postgres);
  await command.close();
  expect([...moved.keys()]).toEqual(keptTables);
  for (const [table, tally] of moved) {
    expect(await tallyTable(postgres.queries, table)).toEqual(tally);
  }
  expect(moved.get("leads")?.rows).toBe(5);
  expect(moved.get("deliveries")?.rows).toBe(15);
  expect(moved.get("bookings")?.rows).toBe(1);
  expect(moved.get("lead_files")?.rows).toBe(1);
  // A shopper who presses the button once more gets the lead that was moved.
  const { fields } = leadOf("quote", "quote-key", { date: "", window: "" });
  const again = await submitLead({ ...desk, store: postgres }, "quote", formFields(fields), {
    sourcePage: "/quote-request",
  });
  expect(again).toMatchObject({ ok: true, reference: references.get("quote") });
});

it("leaves nothing behind: who still runs on the old database can store nothing there", async () => {
  await acceptEveryKind(desk);
  const command = await openStore(desk.database);
  await move(command, postgres);
  await command.close();
  const { fields } = leadOf("custom", "late", { date: "", window: "" });
  const late = submitLead(desk, "custom", formFields(fields), { sourcePage: "/custom-request" });
  expect(isOutage(await late.catch((error: unknown) => error))).toBe(true);
  await expect(desk.store.checkWritable()).rejects.toThrow("moved");
  await expect(openStore(desk.database)).rejects.toThrow("Set DATABASE_URL");
});

it("who is erased after the move is erased from the old file too, which stays fenced off", async () => {
  const person = { name: "Wilhelmina Quarterstaff", email: "wilhelmina@example.com" };
  await acceptEveryKind(desk, person);
  await move(desk.store, postgres);
  const after = await openStore({ ...database, dataDir: desk.database.dataDir });
  const parts = {
    kinds: leadKinds,
    store: after,
    dataDir: desk.database.dataDir,
    clock: systemClock,
  };
  expect(await traces(desk, [person.name])).not.toEqual([]);

  expect((await erasePerson(parts, { email: person.email })).erased).toHaveLength(5);

  await after.close();
  expect(await traces(desk, [person.name, person.email])).toEqual([]);
  await expect(desk.store.checkWritable()).rejects.toThrow("moved");
  await expect(openStore(desk.database)).rejects.toThrow("Set DATABASE_URL");
});

it("refuses to overwrite leads, and leaves the old database as it was", async () => {
  await acceptEveryKind(desk);
  await acceptEveryKind({ ...desk, store: postgres });
  await expect(move(desk.store, postgres)).rejects.toThrow(MoveRefused);
  await desk.store.checkWritable();
});

it("gives the old database back when the move fails, and can be tried again", async () => {
  await acceptEveryKind(desk);
  await sql`alter table bookings add constraint never check (version < 0)`.execute(
    postgres.queries,
  );
  await expect(move(desk.store, postgres)).rejects.toThrow("never");
  await desk.store.checkWritable();
  expect((await tallyTable(postgres.queries, "leads")).rows).toBe(0);
  await sql`alter table bookings drop constraint never`.execute(postgres.queries);
  expect((await move(desk.store, postgres)).get("leads")?.rows).toBe(5);
});

it("knows every table there is", async () => {
  for (const { queries } of [desk.store, postgres]) {
    const found = await queries.introspection.getTables();
    const names = found.map(({ name }) => name).filter((name) => name !== "schema_migrations");
    expect(names.toSorted()).toEqual(allTables.toSorted());
  }
});
