import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openStore } from "./open-store.ts";
import { isOutage } from "./outage.ts";

const failed = (code: string) => Object.assign(new Error(code), { code });

it.each([
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_BUSY",
  "53100",
  "08006",
  "57P03",
  "ENOTFOUND",
])("counts %s as an outage", (code) => expect(isOutage(failed(code))).toBe(true));

it.each(["SQLITE_CONSTRAINT_UNIQUE", "23505", "42703", "ERR_INVALID_ARG_TYPE"])(
  "doesn't count %s as an outage",
  (code) => expect(isOutage(failed(code))).toBe(false),
);

it("treats a full disk as an outage, keeps data, and recovers", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "full-"));
  const store = await openStore({ dataDir });
  const fill = (id: number) =>
    store.write((transaction) =>
      transaction
        .insertInto("house_marks")
        .values({ name: `${id} ${"x".repeat(50_000)}`, since: "" })
        .execute(),
    );
  const count = async () =>
    (await store.queries.selectFrom("house_marks").select("since").execute()).length;
  await fill(0);
  await sql`pragma max_page_count = 60`.execute(store.queries);
  const full = await (async () => {
    for (let id = 1; ; id += 1) await fill(id);
  })().catch((error: unknown) => error);
  expect(isOutage(full)).toBe(true);
  const countWhenFull = await count();
  expect(countWhenFull).toBeGreaterThan(0);
  await sql`pragma max_page_count = 1000`.execute(store.queries);
  await fill(1_000);
  expect(await count()).toBe(countWhenFull + 1);
  await store.close();
  rmSync(dataDir, { recursive: true });
});
