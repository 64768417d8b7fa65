import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newChallenge } from "#server/staff/challenge.ts";
import { firstOwnerLink } from "#server/staff/first-owner-link.ts";
import { listPasskeys, offersPasskeys } from "#server/staff/passkeys.ts";
import type { StaffMember } from "#server/staff/staff-members.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import { presentOnly, softwarePasskey } from "#tests/support/software-authenticator.ts";
import { engines } from "#tests/support/test-database.ts";

const site = "https://shop.example";

describe.each(engines)("on %s, a passkey", (engine) => {
  let shop: DeskShop;
  let maribel: StaffMember;
  let token: string;
  beforeEach(async () => {
    shop = await openDeskShop(engine);
    maribel = await shop.add("Maribel", "owner");
    token = await shop.signIn(maribel);
  });
  afterEach(() => shop.close());

  /** The challenge on a page. */
  async function challengeAt(path: string, as?: string): Promise<string> {
    const page = await (await shop.ask(path, { token: as })).text();
    return /"challenge":"([\w-]+)"/.exec(page)?.[1] ?? "";
  }

  const ours = () => newChallenge(shop.backend.config.linkSecret, new Date(shop.now));

  const add = (passkey: string) =>
    shop.ask("/desk/you", { token, form: { action: "add_passkey", passkey }, json: true });

  const signIn = (passkey: string) =>
    shop.ask("/desk/sign-in", { form: { action: "passkey", passkey, next: "" }, json: true });

  it("is added by whoever is signed in, and signs in again", async () => {
    const passkey = softwarePasskey(site);
    expect((await add(passkey.created(await challengeAt("/desk/you", token)))).status).toBe(200);
    const response = await signIn(passkey.signed(await challengeAt("/desk/sign-in")));
    expect(response.status).toBe(200);
    const session = /=([0-9a-f]{64});/.exec(response.headers.get("set-cookie") ?? "")?.[1];
    expect((await shop.ask("/desk/inbox", { token: session })).status).toBe(200);
    // Longer than a session by link may rest.
    shop.now += 6 * 24 * 3_600_000;
    expect((await shop.ask("/desk/inbox", { token: session })).status).toBe(200);
    expect(await listPasskeys(shop.backend.store.queries, maribel.id)).toMatchObject([
      { lastUsedAt: expect.any(String) },
    ]);
  });

  it("signs in once by each answer, and only while it is its owner's", async () => {
    const passkey = softwarePasskey(site);
    await add(passkey.created(ours()));
    const answer = passkey.signed(ours());
    expect((await signIn(answer)).status).toBe(200);
    expect((await signIn(answer)).status).toBe(422);
    const [{ id } = { id: "" }] = await listPasskeys(shop.backend.store.queries, maribel.id);
    const remove = { action: "remove_passkey", passkey: id };
    await shop.ask("/desk/you", { token, form: remove, json: true });
    expect((await signIn(passkey.signed(ours()))).status).toBe(422);
  });

  it.each([
    ["another site", () => softwarePasskey("https://evil.example").created(ours())],
    ["another challenge", () => softwarePasskey(site).created(newChallenge("x", new Date()))],
    ["nobody recognized", () => softwarePasskey(site).created(ours(), presentOnly)],
    ["no JSON", () => "{"],
    ["nothing", () => "null"],
  ])("with %s is not added", async (_, created) => {
    expect((await add(created())).status).toBe(422);
    expect(await listPasskeys(shop.backend.store.queries, maribel.id)).toEqual([]);
  });

  it("must recognize its owner to sign in, and be known", async () => {
    const passkey = softwarePasskey(site);
    expect((await signIn(passkey.signed(ours()))).status).toBe(422);
    await add(passkey.created(ours()));
    const refused = await signIn(passkey.signed(ours(), presentOnly));
    expect([refused.status, refused.headers.get("set-cookie")]).toEqual([422, null]);
    expect((await signIn(softwarePasskey(site).signed(ours()))).status).toBe(422);
  });

  it("is made by the first owner at once", async () => {
    await shop.backend.store.queries.deleteFrom("staff_members").execute();
    const link = await firstOwnerLink(shop.backend.store, new Date(shop.now));
    const path = `/desk/links/${link.token}`;
    const passkey = softwarePasskey(site);
    const created = passkey.created(await challengeAt(path));
    const form = { name: "Ann", email: "ann@shop.example", passkey: created };
    expect((await shop.ask(path, { form, json: true })).status).toBe(200);
    expect((await signIn(passkey.signed(ours()))).status).toBe(200);
  });
});

it.each([
  ["https://shop.example", true],
  ["http://localhost:3000", true],
  ["http://shop.example", false],
  ["https://192.0.2.7", false],
  ["https://[2001:db8::1]:8443", false],
  ["http://127.0.0.1:3000", false],
])("passkeys at %s are offered: %s", (siteUrl, offered) => {
  expect(offersPasskeys({ siteUrl })).toBe(offered);
});
