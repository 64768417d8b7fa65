import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { erasePerson } from "#server/leads/erase-leads.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { openMedia } from "#server/media/open-media.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openStore } from "#server/store/open-store.ts";
import { isOutage } from "#server/store/outage.ts";
import type { Store } from "#server/store/store-interface.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { MoveRefusedError, move } from "./move.ts";
import { allTables, backedUpTables, sumTable } from "./table-rows.ts";

let backend: TestBackend;
let database: TestDatabase;
let postgres: Store;

beforeEach(async () => {
  backend = await openTestBackend("sqlite", { crmWebhookUrl: "https://crm.example/hooks" });
  database = await newTestDatabase("postgres");
  postgres = await openStore(database);
});
afterEach(async () => {
  await postgres.close();
  await database.remove();
  await backend.close();
});

it("moves every table completely: leads, outbox, bookings, places, uploads, keys, pictures", async () => {
  const references = await acceptEveryKind(backend);
  await backend.store.queries.updateTable("leads").set({ language: "es" }).execute();
  const { dataDir } = backend.database;
  const picture = "elm-sofa/primary/640.1bc815fb.avif";
  await openMedia(backend.store, dataDir).write(picture, Buffer.from("a sofa"));
  const command = await openStore(backend.database);
  const moved = await move(command, postgres, backend.database.dataDir);
  await command.close();
  expect([...moved.keys()]).toEqual(backedUpTables);
  for (const [table, sum] of moved) {
    expect(await sumTable(postgres.queries, table)).toEqual(sum);
  }
  expect(moved.get("leads")?.rows).toBe(5);
  const languages = await postgres.queries.selectFrom("leads").select("language").execute();
  expect(new Set(languages.map(({ language }) => language))).toEqual(new Set(["es"]));
  expect(moved.get("deliveries")?.rows).toBe(15);
  expect(moved.get("bookings")?.rows).toBe(1);
  expect(moved.get("lead_files")?.rows).toBe(1);
  expect(String(await openMedia(postgres, database.dataDir).read(picture))).toBe("a sofa");
  // A shopper who submits again gets the lead that was moved.
  const { fields } = leadOf("quote", "quote-key", { date: "", window: "" });
  const again = await submitLead(
    { ...backend, store: postgres },
    "quote",
    formFields({ ...fields, fullName: "Dana Whitfield" }),
    {
      sourcePage: "/quote-request",
    },
  );
  expect(again).toMatchObject({ ok: true, reference: references.get("quote") });
});

it("blocks writes to the old database", async () => {
  await acceptEveryKind(backend);
  const command = await openStore(backend.database);
  await move(command, postgres, backend.database.dataDir);
  await command.close();
  const { fields } = leadOf("custom", "late", { date: "", window: "" });
  const late = submitLead(backend, "custom", formFields(fields), { sourcePage: "/custom-request" });
  expect(isOutage(await late.catch((error: unknown) => error))).toBe(true);
  await expect(backend.store.checkWritable()).rejects.toThrow("moved");
  await expect(openStore(backend.database)).rejects.toThrow("Set DATABASE_URL");
});

it("also empties the old file when erasing after a move, and keeps it blocked", async () => {
  const person = { name: "Wilhelmina Quarterstaff", email: "wilhelmina@example.com" };
  await acceptEveryKind(backend, person);
  await move(backend.store, postgres, backend.database.dataDir);
  const after = await openStore({ ...database, dataDir: backend.database.dataDir });
  const deps = {
    kinds: leadKinds,
    store: after,
    dataDir: backend.database.dataDir,
    clock: systemClock,
  };
  expect(await traces(backend, [person.name])).not.toEqual([]);

  expect((await erasePerson(deps, { email: person.email })).erased).toHaveLength(5);

  await after.close();
  expect(await traces(backend, [person.name, person.email])).toEqual([]);
  await expect(backend.store.checkWritable()).rejects.toThrow("moved");
  await expect(openStore(backend.database)).rejects.toThrow("Set DATABASE_URL");
});

it("refuses to overwrite leads and doesn't change the old database", async () => {
  await acceptEveryKind(backend);
  await acceptEveryKind({ ...backend, store: postgres });
  await expect(move(backend.store, postgres, backend.database.dataDir)).rejects.toThrow(
    MoveRefusedError,
  );
  await backend.store.checkWritable();
});

it("unblocks the old database after a failed move, which can be repeated", async () => {
  await acceptEveryKind(backend);
  await sql`alter table bookings add constraint never check (version < 0)`.execute(
    postgres.queries,
  );
  await expect(move(backend.store, postgres, backend.database.dataDir)).rejects.toThrow("never");
  await backend.store.checkWritable();
  expect((await sumTable(postgres.queries, "leads")).rows).toBe(0);
  await sql`alter table bookings drop constraint never`.execute(postgres.queries);
  expect((await move(backend.store, postgres, backend.database.dataDir)).get("leads")?.rows).toBe(
    5,
  );
});

it("covers every table", async () => {
  for (const { queries } of [backend.store, postgres]) {
    const found = await queries.introspection.getTables();
    const names = found.map(({ name }) => name).filter((name) => name !== "schema_migrations");
    expect(names.toSorted()).toEqual(allTables.toSorted());
  }
});
