import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { backup, checkBackup } from "./backup.ts";
import { RestoreRefused, restore } from "./restore.ts";
import { keptTables, type TableName, type Tally, tallyTable } from "./table-rows.ts";

const pairs = engines.flatMap((from) => engines.map((to) => [from, to] as const));

describe.each(pairs)("a backup of %s put into %s", (from, to) => {
  let desk: TestDesk;
  let target: TestDatabase;
  let restored: Store;
  let file: string;

  beforeEach(async () => {
    desk = await openTestDesk(from, { crmWebhookUrl: "https://crm.example/hooks" });
    target = await newTestDatabase(to);
    restored = await openStore(target);
    file = join(desk.database.dataDir, "shop.backup");
  });
  afterEach(async () => {
    await restored.close();
    await target.remove();
    await desk.close();
  });

  it("is the same in every table and file", async () => {
    await acceptEveryKind(desk);
    writeFileSync(join(desk.database.dataDir, "link-secret"), "a-secret-of-the-tests");
    mkdirSync(join(desk.database.dataDir, "mail"));
    writeFileSync(join(desk.database.dataDir, "mail", "Q-7K3M9-shop_mail.eml"), "Subject: hello");

    await backup(desk.store, desk.database, file, new Date());
    const contents = await restore(restored, target.dataDir, file, { replace: false });

    expect(await tallies(restored)).toEqual(await tallies(desk.store));
    expect(contents.tables).toMatchObject({
      leads: { rows: 5 },
      bookings: { rows: 1 },
      lead_files: { rows: 1 },
    });
    expect(contents.files).toBe(2);
    expect(readFileSync(join(target.dataDir, "link-secret"), "utf8")).toBe("a-secret-of-the-tests");
    expect(readFileSync(join(target.dataDir, "mail", "Q-7K3M9-shop_mail.eml"), "utf8")).toBe(
      "Subject: hello",
    );
  });

  it("holds the secret in force, also when the environment gives it", async () => {
    const linkSecret = "a secret of the environment, in force";
    writeFileSync(join(desk.database.dataDir, "link-secret"), "an older one, kept in the folder");
    await backup(desk.store, { ...desk.database, linkSecret }, file, new Date());
    await restore(restored, target.dataDir, file, { replace: false });
    expect(readFileSync(join(target.dataDir, "link-secret"), "utf8")).toBe(linkSecret);
  });

  it("changes nothing where its files could not be put", async () => {
    await acceptEveryKind(desk);
    await backup(desk.store, desk.database, file, new Date());
    writeFileSync(join(target.dataDir, "mail"), "a file in the folder's place");
    const restoring = restore(restored, target.dataDir, file, { replace: false });
    await expect(restoring).rejects.toThrow("mail is no folder. Put it aside");
    expect((await tallies(restored)).get("leads")?.rows).toBe(0);
  });

  it("overwrites leads only when asked to", async () => {
    await acceptEveryKind(desk);
    await backup(desk.store, desk.database, file, new Date());
    await restore(restored, target.dataDir, file, { replace: false });
    const again = () => restore(restored, target.dataDir, file, { replace: false });
    await expect(again()).rejects.toThrow(RestoreRefused);
    await restored.queries.deleteFrom("bookings").execute();
    await restore(restored, target.dataDir, file, { replace: true });
    expect(await tallies(restored)).toEqual(await tallies(desk.store));
  });
});

describe.each(engines)("on %s, a backup", (engine) => {
  let desk: TestDesk;
  let file: string;

  beforeEach(async () => {
    desk = await openTestDesk(engine);
    file = join(desk.database.dataDir, "shop.backup");
  });
  afterEach(() => desk.close());

  it("is of one moment, while leads go on coming in", async () => {
    const own = await openStore(desk.database);
    const all = Array.from({ length: 60 }, (_, i) => i);
    await Promise.all(all.slice(0, 20).map((i) => acceptQuote(desk, { idempotencyKey: `a-${i}` })));
    const [contents] = await Promise.all([
      backup(own, desk.database, file, new Date()),
      ...all.slice(20).map((i) => acceptQuote(desk, { idempotencyKey: `b-${i}` })),
    ]);
    const { leads, deliveries } = contents.tables;
    expect(leads?.rows).toBeGreaterThanOrEqual(20);
    expect(deliveries?.rows).toBe(2 * (leads?.rows ?? 0));
    await own.close();
  });

  it("is for the owner's eyes only", async () => {
    await backup(desk.store, desk.database, file, new Date());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is refused when a byte of it changed, it was cut off, or it is something else", async () => {
    await acceptEveryKind(desk);
    await backup(desk.store, desk.database, file, new Date());
    const whole = readFileSync(file);
    const changed = Buffer.from(whole);
    changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 255;
    for (const bytes of [changed, whole.subarray(0, -60), Buffer.from("a letter")]) {
      writeFileSync(file, bytes);
      await expect(checkBackup(file)).rejects.toThrow();
      const restoring = restore(desk.store, desk.database.dataDir, file, { replace: true });
      await expect(restoring).rejects.toThrow();
    }
    const leads = await desk.store.queries.selectFrom("leads").selectAll().execute();
    expect(leads).toHaveLength(5);
  });
});

async function tallies({ queries }: Store): Promise<Map<TableName, Tally>> {
  const found = new Map<TableName, Tally>();
  for (const table of keptTables) found.set(table, await tallyTable(queries, table));
  return found;
}
