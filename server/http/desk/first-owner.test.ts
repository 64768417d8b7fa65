import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstOwnerLine } from "#server/staff/first-owner-link.ts";
import { addMember, listStaff } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import { everyRow } from "#tests/support/every-row.ts";
import { signInEmails } from "#tests/support/sign-in-emails.ts";
import { engines } from "#tests/support/test-database.ts";

const site = "https://shop.example";

describe.each(engines)("on %s, the first owner", (engine) => {
  let shop: DeskShop;
  beforeEach(async () => {
    shop = await openDeskShop(engine);
  });
  afterEach(() => shop.close());

  const printed = (store = shop.backend.store) => firstOwnerLine(store, site, new Date(shop.now));

  async function path(): Promise<string> {
    const line = (await printed()) ?? "";
    return line.slice(line.indexOf(site) + site.length);
  }

  const post = (at: string, form: Record<string, string>) => shop.ask(at, { form, json: true });
  const who = { name: "Maribel Ríos", email: "Maribel Ríos <Maribel@shop.example>" };

  it("gets one line of all processes that start together, and another after a while", async () => {
    const second = await openStore(shop.backend.database);
    const lines = await Promise.all([printed(), printed(second)]);
    await second.close();
    expect(lines.filter(Boolean)).toEqual([
      expect.stringMatching(
        /^To open the desk, use this link once, until [^:]*10:14\sAM[^:]*: https:\/\/shop\.example\/desk\/links\/[0-9a-f]{64}$/,
      ),
    ]);
    expect(await printed()).toBeUndefined();
    shop.now += 60_000;
    expect(await printed()).toBeDefined();
  });

  it("says who she is and is signed in at once, without an email", async () => {
    const link = await path();
    const page = await shop.ask(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("first_owner")]);
    const response = await post(link, who);
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-desk=[0-9a-f]{64};/);
    expect(await listStaff(shop.backend.store.queries)).toMatchObject([
      { name: "Maribel Ríos", email: "maribel@shop.example", role: "owner" },
    ]);
    expect(signInEmails(shop.backend.database)).toEqual([]);
    expect((await post(link, who)).status).toBe(410);
    shop.now += 60_000;
    expect(await printed()).toBeUndefined();
  });

  it.each([
    ["no name", { ...who, name: " " }, { name: ["Please tell us your name."] }],
    ["no address", { ...who, email: "" }, { email: [expect.any(String)] }],
    ["a passkey that isn't one", { ...who, passkey: "{}" }, { passkey: [expect.any(String)] }],
  ])("with %s is told so, and can use the link again", async (_, form, errors) => {
    const link = await path();
    const before = await everyRow(shop.backend.store);
    const response = await post(link, form);
    expect([response.status, await response.json()]).toEqual([422, { ok: false, errors }]);
    expect(await everyRow(shop.backend.store)).toBe(before);
    expect((await post(link, who)).status).toBe(200);
  });

  it("is one of those who click at once", async () => {
    const link = await path();
    const responses = await Promise.all(
      [1, 2, 3, 4].map((at) => post(link, { name: `Ann ${at}`, email: `ann${at}@shop.example` })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    expect(await listStaff(shop.backend.store.queries)).toHaveLength(1);
  });

  it("finds the link void after 24 hours, and once another was made", async () => {
    const first = await path();
    shop.now += 60_000;
    const second = await path();
    expect((await post(first, who)).status).toBe(410);
    shop.now += 24 * 3_600_000;
    expect((await post(second, who)).status).toBe(410);
  });

  it("may have been invited as something else before", async () => {
    const seller = { name: "Maribel", email: "maribel@shop.example", role: "seller" } as const;
    await addMember(shop.backend.store, seller, new Date(shop.now));
    const link = await path();
    const response = await post(link, who);
    expect([response.status, await response.json()]).toEqual([
      422,
      { ok: false, errors: { email: ["maribel@shop.example is on the staff already."] } },
    ]);
    expect((await post(link, { ...who, email: "other@shop.example" })).status).toBe(200);
  });
});
