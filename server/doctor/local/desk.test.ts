import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addMember } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { deskCheck } from "./desk.ts";

describe.each(engines)("on %s, the desk", (engine) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const findings = (SITE_URL: string) =>
    runCheck(deskCheck, { SITE_URL, DATA_DIR: database.dataDir }, { store: async () => store });

  const add = (name: string, role: "owner" | "seller") =>
    addMember(store, { name, role, email: `${name}@shop.example` }, new Date());

  it("without an owner is a warning, even if others are invited", async () => {
    await add("curtis", "seller");
    const found = await findings("https://shop.example");
    expect(found.map(({ level }) => level)).toEqual(["warning"]);
    expect(textAtLevel("warning", found)).toMatch(/no owner.*npm run staff -- owner-link/s);
  });

  it("with an owner is ok, and says how many can sign in", async () => {
    await add("maribel", "owner");
    expect(await findings("https://shop.example")).toEqual([
      { level: "ok", seen: "one person can sign in" },
    ]);
    await add("curtis", "seller");
    expect(textAtLevel("ok", await findings("https://shop.example"))).toMatch(/^2 people can/);
  });

  it.each([
    ["http://shop.example", /desk is closed.*http:\/\/shop\.example.*https:\/\//s],
    ["http://192.0.2.7:3000", /desk is closed/],
    ["http://localhost:3000", /^$/],
    ["http://127.0.0.1:3000", /^$/],
    ["https://shop.example", /^$/],
  ])("at %s warns as %s", async (siteUrl, text) => {
    await add("maribel", "owner");
    expect(textAtLevel("warning", await findings(siteUrl))).toMatch(text);
  });
});

it("leaves a database that can't be opened to its own check", async () => {
  const store = async () => Promise.reject(new Error("away"));
  expect(await runCheck(deskCheck, { SITE_URL: "https://shop.example" }, { store })).toEqual([]);
});
