import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Finding } from "#server/doctor/check.ts";
import { SQLITE_FILE } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Larger files aren't read completely, so that the doctor ends in time. */
const MAX_READ_BYTES = 64 * 1024 * 1024;

/**
 * Types of file systems, as Linux numbers them (statfs(2)), on which SQLite's locks aren't
 * reliable.
 */
const networkKinds = new Map<number, string>([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xfe534d42, "SMB"],
  [0xff534d42, "CIFS"],
  [0x01021997, "9P"],
  [0x00c36400, "Ceph"],
  [0x5346414f, "AFS"],
  [0x0bd00bd0, "Lustre"],
  [0x65735546, "FUSE, as sshfs and many cloud drives are"],
]);

/** Checks that SQLite uses its WAL and that the file is on a disk with reliable locks. */
export async function sqliteFindings({ queries }: Store, dataDir: string): Promise<Finding[]> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(
    queries,
  );
  const mode = await pragma(queries, "journal_mode");
  return [
    { level: "ok", seen: `SQLite ${rows[0]?.version}, in ${join(dataDir, SQLITE_FILE)}` },
    ...journalFindings(mode),
    ...networkFindings((await statfs(dataDir)).type, dataDir),
  ];
}

function journalFindings(mode: string): Finding[] {
  if (mode === "wal") return [];
  return [
    {
      level: "fault",
      seen: `the database is not in WAL mode but in "${mode}": readers and writers stop each other`,
      advice: "Put DATA_DIR on a local disk, and let no other program open the database.",
    },
  ];
}

/** @param type of the file system, as statfs(2) numbers it. */
export function networkFindings(type: number, dataDir: string): Finding[] {
  const kind = process.platform === "linux" ? networkKinds.get(type) : undefined;
  if (!kind) return [];
  return [
    {
      level: "warning",
      seen: `${dataDir} is on a network file system (${kind}), where SQLite's locks are not sure`,
      advice: "Put DATA_DIR on a disk of this machine, or use PostgreSQL (DATABASE_URL).",
    },
  ];
}

/** Checks the whole file, unless it is too large to read in a moment. */
export async function integrityFindings({ queries }: Store, dataDir: string): Promise<Finding[]> {
  const file = join(dataDir, SQLITE_FILE);
  const { size } = await stat(file);
  if (size > MAX_READ_BYTES) {
    const seen = `${file} has ${Math.round(size / 1024 / 1024)} MB and was not read through`;
    return [{ level: "ok", seen }];
  }
  const state = await pragma(queries, "quick_check(1)");
  if (state === "ok") return [{ level: "ok", seen: "the file is whole" }];
  return [
    {
      level: "fault",
      seen: `${file} is damaged (${state})`,
      advice:
        "Stop the shop, put the file and those beginning with its name aside, and restore a backup: npm run restore -- FILE.",
    },
  ];
}

async function pragma(queries: Store["queries"], name: string): Promise<string> {
  const { rows } = await sql`${sql.raw(`pragma ${name}`)}`.execute(queries);
  return String(Object.values(rows[0] ?? {})[0]);
}
