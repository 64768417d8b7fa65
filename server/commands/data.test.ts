import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoreConfig } from "#server/store/store-config.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { runInProcess } from "#tests/support/run-in-process.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { runData } from "./data/run-data.ts";
import { printOutput } from "./run-command.ts";

describe("npm run backup, restore and data", () => {
  let backend: TestBackend;
  let other: TestDatabase;
  let file: string;

  beforeEach(async () => {
    backend = await openTestBackend("sqlite");
    other = await newTestDatabase("postgres");
    file = join(other.dataDir, "shop.backup");
    await acceptEveryKind(backend);
  });
  afterEach(async () => {
    await other.remove();
    await backend.close();
  });

  function data(
    { dataDir, databaseUrl = "" }: StoreConfig,
    args: string[],
    settings: Record<string, string> = {},
  ) {
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings };
    return runInProcess(async () => printOutput(await runData(args)), env);
  }

  it("make a backup, check it, and restore it into another database once", async () => {
    const made = JSON.parse((await data(backend.database, ["backup", file, "--json"])).out);
    expect(made.tables.leads.rows).toBe(5);
    expect((await data(backend.database, ["restore", file, "--check"])).out).toContain("is whole");
    const restored = JSON.parse((await data(other, ["restore", file, "--json"])).out);
    expect(restored).toEqual(made);
    const again = await data(other, ["restore", file]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining("--replace")]);
  });

  it("move the shop to PostgreSQL and explain what to do next", async () => {
    const moved = await data(backend.database, ["move", other.databaseUrl ?? ""]);
    expect(moved.out).toMatch(/leads +5[\s\S]*set DATABASE_URL/);
    const twice = await data(backend.database, ["move", other.databaseUrl ?? ""]);
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining("leads in that")]);
  });

  it("restore the link secret, and warn when LINK_SECRET differs", async () => {
    const secret = (name: string) => ({ LINK_SECRET: `${name}, which has 32 characters or more` });
    await data(backend.database, ["backup", file], secret("the first one"));
    const same = await data(other, ["restore", file], secret("the first one"));
    expect(same.out).toContain("Restart the shop, so that it signs");
    const another = await data(other, ["restore", file, "--replace"], secret("another one"));
    expect(another.out).toContain("LINK_SECRET is not the secret of this backup");
    expect(another.out).not.toContain("32 characters");
  });

  it("name the database they use, and refuse one that isn't the shop's", async () => {
    const { err } = await data(backend.database, ["backup", file]);
    expect(err).toBe(`Database: ${join(backend.database.dataDir, "shop.sqlite")}\n`);
    const { dataDir } = other;
    for (const args of [
      ["backup", file],
      ["move", other.databaseUrl ?? ""],
    ]) {
      const { code, err } = await data({ dataDir }, args);
      expect([code, err]).toEqual([1, expect.stringContaining("The shop has no data in")]);
    }
    expect(readdirSync(dataDir)).toEqual(["shop.backup"]);
  });

  it("explain a wrong database, file or backup path in one sentence", async () => {
    const nowhere = new URL(other.databaseUrl ?? "");
    nowhere.pathname = "/no_such_shop";
    nowhere.password = "the-password";
    const folder = join(other.dataDir, "no", "such", "shop.backup");
    writeFileSync(join(other.dataDir, "shop.sqlite"), "no database at all".repeat(500));
    const tried = [
      await data(backend.database, ["move", nowhere.href]),
      await data({ ...other, databaseUrl: nowhere.href }, ["backup", file]),
      await data({ dataDir: other.dataDir }, ["backup", file]),
      await data(backend.database, ["backup", folder]),
      await data(backend.database, ["restore", folder]),
    ];
    expect(tried.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
    expect(tried.map(({ err }) => err.replace(/^Database:.*\n/, ""))).toEqual([
      expect.stringMatching(/^The address after move: there is no PostgreSQL no_such_shop .*\n$/),
      expect.stringMatching(/^DATABASE_URL: there is no PostgreSQL no_such_shop .*\n$/),
      expect.stringMatching(/^DATA_DIR: .*shop\.sqlite is damaged.*\n$/),
      expect.stringMatching(/^There is no folder .*\n$/),
      expect.stringMatching(/^.*shop\.backup cannot be read as a backup.*\n$/),
    ]);
    expect(JSON.stringify(tried)).not.toContain("the-password");
  });

  it("don't back up a database that was moved", async () => {
    await data(backend.database, ["move", other.databaseUrl ?? ""]);
    const { code, err } = await data(backend.database, ["backup", file]);
    expect([code, err]).toEqual([1, expect.stringContaining("was moved to PostgreSQL")]);
  });

  it("report a file that isn't a backup", async () => {
    writeFileSync(file, "a letter");
    const { code, err } = await data(backend.database, ["restore", file, "--replace"]);
    expect([code, err]).toEqual([1, expect.stringContaining("cannot be read as a backup")]);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it("never overwrite a backup when checking", async () => {
    writeFileSync(file, "an older backup");
    const { code, err } = await data(backend.database, ["backup", file, "--check"]);
    expect([code, err]).toEqual([1, expect.stringContaining("backup does not take --check")]);
    expect(readFileSync(file, "utf8")).toBe("an older backup");
  });

  it("print their usage for help, even with invalid settings", async () => {
    for (const args of [["help"], ["backup", "help"], ["restore", "--help"]]) {
      const { code, out } = await data(backend.database, args, { PORT: "none" });
      expect([code, out]).toEqual([0, expect.stringMatching(/^Usage/)]);
    }
  });

  it.each([[[]], [["backup"]], [["move", "mysql://x"]], [["restore", "a", "b"]]])(
    "print their usage or an error for invalid arguments: %j",
    async (args) => {
      const { code, err } = await data(backend.database, args);
      expect(code).toBe(1);
      expect(err).toMatch(/Usage|postgres:\/\//);
    },
  );
});
