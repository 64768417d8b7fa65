import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMedia } from "#server/media/open-media.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { RestoreRefusedError, restore } from "./restore.ts";
import { backedUpTables, sumTable, type TableName, type TableSum } from "./table-rows.ts";
import { checkBackup, writeBackup } from "./write-backup.ts";

const pairs = engines.flatMap((from) => engines.map((to) => [from, to] as const));

describe.each(pairs)("a backup of %s restored into %s", (from, to) => {
  let backend: TestBackend;
  let target: TestDatabase;
  let restored: Store;
  let file: string;

  beforeEach(async () => {
    backend = await openTestBackend(from, { crmWebhookUrl: "https://crm.example/hooks" });
    target = await newTestDatabase(to);
    restored = await openStore(target);
    file = join(backend.database.dataDir, "shop.backup");
  });
  afterEach(async () => {
    await restored.close();
    await target.remove();
    await backend.close();
  });

  it("restores every table and file exactly", async () => {
    await acceptEveryKind(backend);
    await backend.store.queries.updateTable("leads").set({ language: "es" }).execute();
    writeFileSync(join(backend.database.dataDir, "link-secret"), "a-secret-of-the-tests");
    mkdirSync(join(backend.database.dataDir, "mail"));
    writeFileSync(
      join(backend.database.dataDir, "mail", "Q-7K3M9-shop_mail.eml"),
      "Subject: hello",
    );
    const picture = "elm-sofa/primary/640.1bc815fb.avif";
    await openMedia(backend.store, backend.database.dataDir).write(picture, Buffer.from("a sofa"));

    await writeBackup(backend.store, backend.database, file, new Date());
    const contents = await restore(restored, target.dataDir, file, { replace: false });

    expect(await tableSums(restored)).toEqual(await tableSums(backend.store));
    const languages = await restored.queries.selectFrom("leads").select("language").execute();
    expect(new Set(languages.map(({ language }) => language))).toEqual(new Set(["es"]));
    expect(contents.tables).toMatchObject({
      leads: { rows: 5 },
      bookings: { rows: 1 },
      lead_files: { rows: 1 },
    });
    expect(contents.files).toBe(3);
    expect(readFileSync(join(target.dataDir, "link-secret"), "utf8")).toBe("a-secret-of-the-tests");
    expect(readFileSync(join(target.dataDir, "mail", "Q-7K3M9-shop_mail.eml"), "utf8")).toBe(
      "Subject: hello",
    );
    expect(String(await openMedia(restored, target.dataDir).read(picture))).toBe("a sofa");
  });

  it("contains the link secret in use, even if it comes from the environment", async () => {
    const linkSecret = "a secret of the environment, in force";
    writeFileSync(
      join(backend.database.dataDir, "link-secret"),
      "an older one, kept in the folder",
    );
    await writeBackup(backend.store, { ...backend.database, linkSecret }, file, new Date());
    await restore(restored, target.dataDir, file, { replace: false });
    expect(readFileSync(join(target.dataDir, "link-secret"), "utf8")).toBe(linkSecret);
  });

  it("changes nothing when its files can't be written", async () => {
    await acceptEveryKind(backend);
    await writeBackup(backend.store, backend.database, file, new Date());
    writeFileSync(join(target.dataDir, "mail"), "a file in the folder's place");
    const restoring = restore(restored, target.dataDir, file, { replace: false });
    await expect(restoring).rejects.toThrow("mail is no folder. Put it aside");
    expect((await tableSums(restored)).get("leads")?.rows).toBe(0);
  });

  it("overwrites leads only with replace: true", async () => {
    await acceptEveryKind(backend);
    await writeBackup(backend.store, backend.database, file, new Date());
    await restore(restored, target.dataDir, file, { replace: false });
    const again = () => restore(restored, target.dataDir, file, { replace: false });
    await expect(again()).rejects.toThrow(RestoreRefusedError);
    await restored.queries.deleteFrom("bookings").execute();
    await restore(restored, target.dataDir, file, { replace: true });
    expect(await tableSums(restored)).toEqual(await tableSums(backend.store));
  });
});

describe.each(engines)("on %s, a backup", (engine) => {
  let backend: TestBackend;
  let file: string;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
    file = join(backend.database.dataDir, "shop.backup");
  });
  afterEach(() => backend.close());

  it("is a snapshot of one moment while leads keep arriving", async () => {
    const own = await openStore(backend.database);
    const all = Array.from({ length: 60 }, (_, i) => i);
    await Promise.all(
      all.slice(0, 20).map((i) => acceptQuote(backend, { idempotencyKey: `a-${i}` })),
    );
    const [contents] = await Promise.all([
      writeBackup(own, backend.database, file, new Date()),
      ...all.slice(20).map((i) => acceptQuote(backend, { idempotencyKey: `b-${i}` })),
    ]);
    const { leads, deliveries } = contents.tables;
    expect(leads?.rows).toBeGreaterThanOrEqual(20);
    expect(deliveries?.rows).toBe(2 * (leads?.rows ?? 0));
    await own.close();
  });

  it("is readable by the owner only", async () => {
    await writeBackup(backend.store, backend.database, file, new Date());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is refused when a byte was changed, it was truncated, or it isn't a backup", async () => {
    await acceptEveryKind(backend);
    await writeBackup(backend.store, backend.database, file, new Date());
    const whole = readFileSync(file);
    const changed = Buffer.from(whole);
    changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 255;
    for (const bytes of [changed, whole.subarray(0, -60), Buffer.from("a letter")]) {
      writeFileSync(file, bytes);
      await expect(checkBackup(file)).rejects.toThrow();
      const restoring = restore(backend.store, backend.database.dataDir, file, { replace: true });
      await expect(restoring).rejects.toThrow();
    }
    const leads = await backend.store.queries.selectFrom("leads").selectAll().execute();
    expect(leads).toHaveLength(5);
  });
});

async function tableSums({ queries }: Store): Promise<Map<TableName, TableSum>> {
  const found = new Map<TableName, TableSum>();
  for (const table of backedUpTables) found.set(table, await sumTable(queries, table));
  return found;
}
