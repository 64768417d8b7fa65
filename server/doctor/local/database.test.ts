import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import type { CheckContext } from "#server/doctor/check.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { checkContext, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { freePort } from "#tests/support/free-port.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { checkDatabase, databaseCheck } from "./database.ts";
import { connectionFindings } from "./postgres.ts";
import { poolerFindings } from "./postgres-connection.ts";
import { networkFindings } from "./sqlite.ts";

const envOf = ({ dataDir, databaseUrl = "" }: TestDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

/** The findings of a check of a database, which is closed afterwards. */
async function findingsOf(env: NodeJS.ProcessEnv, check = databaseCheck.run) {
  const context = checkContext(env);
  let opened: Promise<Store> | undefined;
  const once: CheckContext = {
    ...context,
    store: () => {
      opened ??= context.store();
      return opened;
    },
  };
  try {
    return await check(once);
  } finally {
    await opened?.then((store) => store.close()).catch(() => undefined);
  }
}

describe.each(engines)("on %s, a database", (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newTestDatabase(engine);
  });
  afterEach(() => database.remove());

  it("that is healthy reports version and write time, and no fault", async () => {
    await (await openStore(database)).close();
    const findings = await findingsOf(envOf(database));
    expect(textAtLevel("fault", findings)).toBe("");
    expect(textAtLevel("ok", findings)).toMatch(
      engine === "sqlite" ? /SQLite 3\.\d+/ : /PostgreSQL \d+.*UTF8/,
    );
    expect(findings.map(({ seen }) => seen).join("\n")).toMatch(/durable write takes [\d.]+ ms/);
  });

  it("that is empty is a warning and stays empty", async () => {
    expect(textAtLevel("warning", await findingsOf(envOf(database)))).toMatch(
      /Start the shop once first/,
    );
    await expect(openStore(database, { mustExist: true })).rejects.toThrow("no data");
  });
});

describe("SQLite", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "doctor-"));
    await (await openStore({ dataDir })).close();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it("that is damaged is a fault, with how to restore a backup", async () => {
    const file = join(dataDir, "shop.sqlite");
    const { size } = statSync(file);
    truncateSync(file, size - 3 * 4096);
    const pending = findingsOf({ DATA_DIR: dataDir });
    const message = await pending.then((findings) => textAtLevel("fault", findings), String);
    expect(message).toMatch(/damaged/);
  });

  it("a file that isn't a database fails with the usual message", async () => {
    writeFileSync(join(dataDir, "shop.sqlite"), "no database at all".repeat(500));
    await expect(findingsOf({ DATA_DIR: dataDir })).rejects.toThrow(/is damaged/);
  });

  it.runIf(process.platform === "linux")("on a network file system is a warning", () => {
    expect(textAtLevel("warning", networkFindings(0x6969, "/srv/shop"))).toMatch(
      /NFS.*DATABASE_URL/s,
    );
    expect(textAtLevel("warning", networkFindings(0xff534d42, "/srv/shop"))).toMatch(/CIFS/);
    expect(networkFindings(0xef53, "/srv/shop")).toEqual([]);
  });
});

describe("PostgreSQL", () => {
  it("a stopped server fails with the usual message", async () => {
    const DATABASE_URL = `postgres://shop@127.0.0.1:${await freePort()}/shop`;
    await expect(findingsOf({ DATABASE_URL })).rejects.toThrow(
      /nobody answers for PostgreSQL shop/,
    );
  });

  it("with a wrong password fails with the usual message, without the password", async () => {
    const base = await newTestDatabase("postgres");
    const url = new URL(base.databaseUrl ?? "");
    url.username = "nobody_of_that_name";
    url.password = "sesame";
    const pending = findingsOf({ DATA_DIR: base.dataDir, DATABASE_URL: url.href });
    const message = await pending.then(String, String);
    await base.remove();
    expect(message).toMatch(/DATABASE_URL: .*nobody_of_that_name/);
    expect(message).not.toContain("sesame");
  });

  test("D8: in LATIN1 is a fault, before the shop was ever started and after", async () => {
    const base = await newTestDatabase("postgres");
    const admin = new Client({ connectionString: base.databaseUrl });
    await admin.connect();
    const name = `latin_${base.databaseUrl?.split("_").at(-1)}`;
    await admin.query(
      `create database ${name} encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'`,
    );
    const url = new URL(base.databaseUrl ?? "");
    url.pathname = `/${name}`;
    const env = { DATA_DIR: base.dataDir, DATABASE_URL: url.href };
    await expect(findingsOf(env)).rejects.toThrow(/keeps text as LATIN1/);
    const inside = new Client({ connectionString: url.href });
    await inside.connect();
    await inside.query("create table schema_migrations (name text, applied_at text)");
    await inside.end();
    // A database created by a version of the shop that didn't check encodings.
    const findings = await findingsOf(env);
    expect(textAtLevel("fault", findings)).toMatch(/LATIN1.*encoding UTF8/s);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await base.remove();
  });

  it("whose user may not create tables is a fault before the shop is started", async () => {
    const base = await newTestDatabase("postgres");
    const admin = new Client({ connectionString: base.databaseUrl });
    await admin.connect();
    const role = `guest_${base.databaseUrl?.split("_").at(-1)}`;
    await admin.query("revoke create on schema public from public");
    await admin.query(`create role ${role} login password 'guest'`);
    const url = new URL(base.databaseUrl ?? "");
    url.username = role;
    url.password = "guest";
    const findings = await findingsOf({ DATA_DIR: base.dataDir, DATABASE_URL: url.href });
    expect(textAtLevel("fault", findings)).toMatch(/may not make tables.*owner/s);
    await admin.query(`drop role ${role}`);
    await admin.end();
    await base.remove();
  });
});

it("behind a pooler, commands that need a session are listed", async () => {
  const { databaseUrl = "", remove } = await newTestDatabase("postgres");
  const target = new URL(databaseUrl);
  const pooler = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, server]) socket.on("error", () => {});
    client.pipe(server);
    server.on("data", (bytes) => client.write(withOtherProcess(bytes)));
    server.on("close", () => client.end());
    client.on("close", () => server.destroy());
  });
  await new Promise<void>((resolve) => pooler.listen(0, "127.0.0.1", resolve));
  const address = pooler.address();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(address && typeof address === "object" ? address.port : 0);
  expect(await poolerFindings(databaseUrl)).toEqual([]);
  expect(textAtLevel("ok", await poolerFindings(url.href))).toMatch(
    /pooler.*erase and npm run restore/s,
  );
  pooler.close();
  await remove();
});

/**
 * Replaces the process id that the server sends to a new client, as PgBouncer does
 * (BackendKeyData).
 */
function withOtherProcess(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (at >= 0) bytes.writeInt32BE(1, at + 5);
  return bytes;
}

describe("connections of PostgreSQL", () => {
  const withSpace = { most: 100, reserved: 3, in_use: 20, of_role: -1, of_database: -1 };

  it("that are free are counted", () => {
    expect(textAtLevel("ok", connectionFindings(withSpace, 10))).toMatch(/77 of 100/);
  });

  it.each([
    ["too few are left", { in_use: 90 }, /only 7 of 100.*max_connections/s],
    ["none is left", { in_use: 99 }, /only 0 of 100/],
    ["the role has few", { of_role: 3 }, /its user may have 3.*alter role/s],
    ["the database has few", { of_database: 0 }, /this database may have 0.*alter database/s],
  ])("are a warning when %s", (_, facts, message) => {
    expect(textAtLevel("warning", connectionFindings({ ...withSpace, ...facts }, 10))).toMatch(
      message,
    );
  });
});

it("a running shop's file isn't read completely", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "doctor-"));
  await (await openStore({ dataDir })).close();
  const readByDoctor = await findingsOf({ DATA_DIR: dataDir });
  expect(textAtLevel("ok", readByDoctor)).toMatch(/file is whole/);
  const findings = await findingsOf({ DATA_DIR: dataDir }, checkDatabase);
  expect(textAtLevel("ok", findings)).toMatch(/durable write/);
  expect(textAtLevel("ok", findings)).not.toMatch(/file is whole/);
  rmSync(dataDir, { recursive: true, force: true });
});
