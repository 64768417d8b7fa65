import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { openStore } from "#server/store/open-store.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { BackupDamaged, type BackupLine, readBackupFile, writeBackupFile } from "./backup-file.ts";
import { catalogTables } from "./fill-store.ts";
import { RestoreRefusedError, restore } from "./restore.ts";
import { TableSummer } from "./table-rows.ts";
import { checkBackup, writeBackup } from "./write-backup.ts";

/** Makes a table lose the rows that are inserted. */
const losing = {
  sqlite: `create trigger losing after insert on recent_contents
    begin delete from recent_contents; end`,
  postgres: "create rule losing as on insert to recent_contents do instead nothing",
};

/** Writes the backup again, complete and readable, with changed lines. */
async function rewrite(path: string, change: (line: BackupLine) => BackupLine[]): Promise<void> {
  const lines: BackupLine[] = [];
  for await (const line of readBackupFile(path)) lines.push(...change(line));
  await writeBackupFile(path, Readable.from(lines));
}

describe.each(engines)("on %s, restoring", (engine) => {
  let backend: TestBackend;
  let folder: string;
  let file: string;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
    folder = join(backend.database.dataDir, "restored");
    mkdirSync(folder);
    file = join(backend.database.dataDir, "shop.backup");
    await acceptEveryKind(backend);
    await writeBackup(backend.store, backend.database, file, new Date());
    await acceptQuote(backend, { email: "after@example.com" });
  });
  afterEach(() => backend.close());

  const restoring = () => restore(backend.store, folder, file, { replace: true });
  const leads = async () =>
    (await backend.store.queries.selectFrom("leads").select("id").execute()).length;

  it("commits only if every table reads back identically", async () => {
    await sql.raw(losing[engine]).execute(backend.store.queries);
    await expect(restoring()).rejects.toThrow("recent_contents did not come over whole");
    expect(await leads()).toBe(6);
  });

  it("writes only files with a backup's known paths", async () => {
    const foreign = [
      "../escaped",
      "../escaped.eml",
      "mail/../../escaped.eml",
      "mail/../escaped.eml",
      "mail/deeper/escaped.eml",
      "shop.sqlite",
      "link-secret.eml",
      "media/../../escaped.1bc815fb.avif",
      "media/sofa/../640.1bc815fb.avif",
      "media/sofa/escaped.avif",
      "media/640.1bc815fb.avif",
      "media/models/../sofa.1bc815fb.glb.br",
      "media/models/deeper/sofa.1bc815fb.glb.br",
      "media/sofa.1bc815fb.glb.br",
    ];
    const base64 = Buffer.from("anything").toString("base64");
    await rewrite(file, (line) =>
      "end" in line
        ? [
            ...foreign.map((name) => ({ file: name, base64 })),
            { ...line, files: line.files + foreign.length },
          ]
        : [line],
    );
    const before = readdirSync(backend.database.dataDir);
    await restoring();
    expect(readdirSync(backend.database.dataDir)).toEqual(before);
    expect(readdirSync(folder)).toEqual([]);
    expect(await leads()).toBe(5);
  });

  it("works while the shop runs, and new leads wait", async () => {
    const requests = Array.from({ length: 60 }, (_, i) => ({ specialRequests: `wish ${i}` }));
    await Promise.all(requests.map((fields) => acceptQuote(backend, fields)));
    const command = await openStore(backend.database, { withoutTimeouts: true });
    await writeBackup(command, backend.database, file, new Date());
    let [over, sent] = [false, 0];
    const shoppers = requests.slice(0, 4).map(async () => {
      while (!over) {
        sent += 1;
        await acceptQuote(backend, { specialRequests: `later wish ${sent}` });
        await turnOfTheLoop();
      }
    });
    const { tables } = await restore(command, folder, file, { replace: true }).finally(() => {
      over = true;
    });
    await Promise.all(shoppers);
    const stored = await leads();
    expect(tables.leads?.rows).toBe(66);
    expect(stored).toBeGreaterThanOrEqual(66);
    expect(stored).toBeLessThanOrEqual(66 + sent);
    await command.close();
  });

  it("keeps the catalog if the backup is older than the catalog in the database", async () => {
    const { queries } = backend.store;
    await seedCatalog(backend.store, new Date());
    const products = () => queries.selectFrom("products").select("id").execute();
    const before = await products();
    await rewrite(file, (line) => {
      if ("table" in line && catalogTables.includes(line.table)) return [];
      if (!("end" in line)) return [line];
      const tables = Object.entries(line.end).filter(
        ([table]) => !catalogTables.some((name) => name === table),
      );
      return [{ ...line, end: Object.fromEntries(tables) }];
    });
    await restoring();
    expect(await products()).toEqual(before);
    expect(await leads()).toBe(5);
  });

  it("frees the places held in a backup of a version that still held them", async () => {
    const { queries } = backend.store;
    const places = () =>
      queries
        .selectFrom("window_places")
        .selectAll()
        .orderBy("date")
        .orderBy("window_id")
        .execute();
    const before = await places();
    expect(before).toHaveLength(1);
    const summer = new TableSummer();
    const held = before.map((place) => ({ ...place, taken: place.taken + 1 }));
    const unbooked = { date: "2099-12-01", window_id: "morning", taken: 1 };
    summer.add([...held, unbooked]);
    const holds = held.map(({ date, window_id }) => ({ id: "hold", date, window_id }));
    const holdSummer = new TableSummer();
    holdSummer.add(holds);
    await rewrite(file, (line) => {
      if ("table" in line && line.table === "window_places") {
        return [
          { ...line, rows: [...held, unbooked] },
          { table: "window_holds", rows: holds },
        ];
      }
      if (!("end" in line)) return [line];
      const sums = { window_places: summer.tally(), window_holds: holdSummer.tally() };
      return [{ ...line, end: { ...line.end, ...sums } }];
    });
    await restoring();
    expect(await places()).toEqual([...before, { ...unbooked, taken: 0 }]);
  });

  it("makes leads of a backup from before there were two languages English", async () => {
    const { queries } = backend.store;
    await queries.updateTable("leads").set({ language: "es" }).execute();
    const summer = new TableSummer();
    await rewrite(file, (line) => {
      if ("end" in line) return [{ ...line, end: { ...line.end, leads: summer.tally() } }];
      if (!("rows" in line) || line.table !== "leads") return [line];
      const rows = line.rows.map(({ language: _language, ...row }) => row);
      summer.add(rows);
      return [{ ...line, rows }];
    });
    await restoring();
    const restored = await queries.selectFrom("leads").select("language").execute();
    expect(new Set(restored.map(({ language }) => language))).toEqual(new Set(["en"]));
  });

  it("makes every process read the catalog again, whatever its version", async () => {
    const { queries } = backend.store;
    const origin = () =>
      queries.selectFrom("catalog_origin").select("origin").executeTakeFirstOrThrow();
    const before = await origin();
    await restoring();
    expect(await origin()).not.toEqual(before);
  });

  it("refuses a backup made by a newer version", async () => {
    await rewrite(file, (line) =>
      "format" in line ? [{ ...line, schema: [...line.schema, "2099-tomorrow"] }] : [line],
    );
    await expect(restoring()).rejects.toThrow(RestoreRefusedError);
    await expect(restoring()).rejects.toThrow("newer version (2099-tomorrow)");
    expect(await leads()).toBe(6);
  });

  it("refuses a backup in which a file is missing", async () => {
    await rewrite(file, (line) => ("end" in line ? [{ ...line, files: line.files + 1 }] : [line]));
    await expect(checkBackup(file)).rejects.toThrow(BackupDamaged);
    await expect(restoring()).rejects.toThrow("a file is missing");
    expect(await leads()).toBe(6);
  });
});
