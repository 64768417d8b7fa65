import { resolve } from "node:path";
import { expect, it } from "vitest";
import { databaseName } from "./store-config.ts";

it.each([
  [undefined, resolve("data/shop.sqlite")],
  ["postgres://shop:secret@127.0.0.1/shop", "PostgreSQL shop on 127.0.0.1"],
  ["postgres://shop:secret@db.example:6432/shop", "PostgreSQL shop on db.example:6432"],
  ["postgres:///shop?host=/run/postgresql", "PostgreSQL shop on /run/postgresql"],
])("names the database of %s without its password", (databaseUrl, name) => {
  expect(databaseName({ dataDir: "data", databaseUrl })).toBe(name);
});
