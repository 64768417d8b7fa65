import { matchPath } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#domain/desk/roles.ts";
import { postAddresses } from "#server/http/post-addresses.ts";
import { shopperActions } from "#server/quotes/shopper-acts.ts";
import { staffActions } from "#server/quotes/staff-acts.ts";
import type { StaffMember } from "#server/staff/staff-members.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import {
  actions,
  draft,
  everyone,
  type Fields,
  pages,
  type QuotedUntil,
  quoteSteps,
  shopperWalk,
} from "#tests/support/desk-walk.ts";
import { everyRow } from "#tests/support/every-row.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";

const refusal = "Your role can't do this. Ask Maribel.";

describe.each(engines)("on %s, at the desk", (engine) => {
  let shop: DeskShop;
  let staff: Record<Role, StaffMember>;
  let colleague: StaffMember;
  let made = 0;

  beforeAll(async () => {
    shop = await openDeskShop(engine);
    staff = {
      owner: await shop.add("Maribel Ríos", "owner"),
      seller: await shop.add("Curtis", "seller"),
      crew: await shop.add("Cy", "crew"),
    };
    colleague = await shop.add("Ann", "seller");
  });
  afterAll(() => shop.close());

  /** Has a colleague write a lead's quote, as far as asked. */
  async function quoted(until: QuotedUntil) {
    const reference = await acceptQuote(shop.backend, { name: `Dana ${made}` });
    const path = `/desk/leads/${reference}/quote`;
    const token = await shop.signIn(colleague);
    const posts: Fields[] = [
      { action: "save", version: "0", draft },
      { action: "send", by: "email" },
      { action: "record_yes", name: "Dana", how: "phone" },
      { action: "payment", amount: "1", method: "cash" },
    ];
    const told: { link?: string; payment?: string }[] = [];
    for (const form of posts.slice(0, quoteSteps.indexOf(until) + 1)) {
      const post = { token, json: true, form: { version: "1", ...form } };
      told.push(await (await shop.ask(path, post)).json());
    }
    const { link = "", payment = "" } = Object.assign({}, ...told);
    return { reference, link, payment };
  }

  /** Fills in a lead, a staff member and an address that nothing was done with yet. */
  async function filledIn(path: string, fields: Fields) {
    made += 1;
    const asked = JSON.stringify([path, fields]);
    const names: Record<string, string> = { "{new}": `new${made}@shop.example` };
    if (asked.includes("{lead}")) {
      names["{lead}"] = await acceptQuote(shop.backend, { name: `Dana ${made}` });
    }
    if (asked.includes("{member}")) names["{member}"] = (await shop.add(`M${made}`, "seller")).id;
    for (const step of quoteSteps.filter((step) => asked.includes(`{${step}}`))) {
      const { reference, payment } = await quoted(step);
      Object.assign(names, { [`{${step}}`]: reference, "{payment}": payment });
    }
    const fill = (text: string) => text.replace(/\{\w+\}/, (name) => names[name] ?? name);
    const filled = Object.entries(fields).map(([name, value]) => [name, fill(value)]);
    return { path: fill(path), form: { version: "1", ...Object.fromEntries(filled) } as Fields };
  }

  describe.each(pages)("GET %s", (address, allowed, status) => {
    it.each([
      ["GET", "crew"],
      ["GET", "seller"],
      ["GET", "owner"],
      ["HEAD", "owner"],
    ] as const)("%s as %s", async (method, role) => {
      const { path } = await filledIn(address, {});
      const response = await shop.ask(path, { method, token: await shop.signIn(staff[role]) });
      const may = allowed.includes(role);
      expect(response.status).toBe(may ? status : 403);
      if (!may) expect(await response.text()).toContain(refusal);
    });

    it("signed out leads to signing in, and back", async () => {
      const { path } = await filledIn(address, {});
      const response = await shop.ask(path);
      const next = new URLSearchParams({ next: path });
      expect([response.status, response.headers.get("location")]).toEqual(
        path === "/desk" ? [302, "/desk/sign-in"] : [303, `/desk/sign-in?${next}`],
      );
      if (path !== "/desk") expect((await shop.ask(path, { json: true })).status).toBe(401);
    });
  });

  describe.each(actions)("POST %s %j", (address, fields, allowed, status) => {
    it.each(["crew", "seller", "owner"] as const)("as %s", async (role) => {
      const { path, form } = await filledIn(address, fields);
      const token = await shop.signIn(staff[role]);
      const before = await everyRow(shop.backend.store);
      const response = await shop.ask(path, { token, form, json: true });
      if (allowed.includes(role)) {
        expect(response.status).toBe(status);
        return;
      }
      expect([response.status, await response.text()]).toEqual([
        403,
        expect.stringContaining(refusal),
      ]);
      expect(await (await shop.ask(path, { token, form })).text()).toContain(refusal);
      expect(await everyRow(shop.backend.store)).toBe(before);
    });

    it("signed out, or with a token that is nobody's, is 401 and changes nothing", async () => {
      const { path, form } = await filledIn(address, fields);
      const before = await everyRow(shop.backend.store);
      for (const token of [undefined, "0".repeat(64)])
        for (const json of [false, true])
          expect((await shop.ask(path, { token, form, json })).status).toBe(401);
      expect(await everyRow(shop.backend.store)).toBe(before);
    });
  });

  describe.each(shopperWalk)("POST to a quote's link that was %s: %j", (until, fields, status) => {
    it.each(["nobody", "crew", "seller", "owner"] as const)("as %s", async (who) => {
      made += 1;
      // Each has a delivery's window to themselves.
      await shop.backend.store.queries.deleteFrom("window_places").execute();
      const { pathname } = new URL((await quoted(until)).link);
      const token = who === "nobody" ? undefined : await shop.signIn(staff[who]);
      const form = { version: "1", ...fields };
      const from = { "x-forwarded-for": `10.1.${made >> 8}.${made & 255}` };
      const asked = { token, form, json: true, headers: from };
      expect((await shop.ask(pathname, asked)).status).toBe(status);
    });
  });

  it("the walk has every action of a quote, by staff and by shoppers", () => {
    const walked = [
      [staffActions, actions.map(([, { action }]) => action)],
      [shopperActions, shopperWalk.map(([, { action }]) => action)],
    ] as const;
    for (const [names, walk] of walked) {
      expect(names.filter((name) => !walk.includes(name))).toEqual([]);
    }
  });

  it("the walk has every address that staff may post to, and no other takes a form", async () => {
    const walked = actions.map(([path]) => path.replace(/\{.*\}/, "x"));
    const staffs = postAddresses.filter(({ area }) => area && area !== "visitor");
    expect(staffs.filter(({ path }) => !walked.some((at) => matchPath(path, at)))).toEqual([]);
    const token = await shop.signIn(staff.owner);
    for (const path of ["/desk", "/desk/inbox", "/desk/today", "/desk/events"])
      expect((await shop.ask(path, { token, form: { action: "take" } })).status).toBe(405);
  });

  it("the event stream is for everyone who is signed in", async () => {
    expect((await shop.ask("/desk/events")).status).toBe(401);
    for (const role of everyone) {
      const stream = await shop.ask("/desk/events", { token: await shop.signIn(staff[role]) });
      expect(stream.status).toBe(200);
      await stream.body?.cancel();
    }
  });

  it('sends to "the owner" whoever is there before one', async () => {
    const early = await openDeskShop(engine);
    const token = await early.signIn(await early.add("Cy", "crew"));
    const posted = await early.ask("/desk/staff", { token, form: { action: "invite" } });
    expect(await posted.text()).toContain("Your role can't do this. Ask the owner.");
    await early.close();
  });

  it("signing in is for everyone", async () => {
    expect((await shop.ask("/desk/sign-in")).status).toBe(200);
    const form = { email: "nobody@shop.example" };
    expect((await shop.ask("/desk/sign-in", { form, json: true })).status).toBe(200);
    expect((await shop.ask(`/desk/links/${"0".repeat(64)}`)).status).toBe(410);
  });

  it("a reference in another spelling leads to the lead's address", async () => {
    const { path } = await filledIn("/desk/leads/{lead}", {});
    const token = await shop.signIn(staff.seller);
    const response = await shop.ask(path.toLowerCase(), { token });
    expect([response.status, response.headers.get("location")]).toEqual([302, path]);
  });

  it("a role that is changed, and a session that ends, hold from the next request", async () => {
    const member = await shop.add("Changing", "seller");
    const token = await shop.signIn(member);
    const as = (role: string) => ({ action: "role", member: member.id, role });
    const byOwner = await shop.signIn(staff.owner);
    const change = (form: Fields) =>
      shop.ask("/desk/staff", { token: byOwner, form, json: true }).then(({ status }) => status);
    expect((await shop.ask("/desk/inbox", { token })).status).toBe(200);
    expect(await change(as("crew"))).toBe(200);
    expect((await shop.ask("/desk/inbox", { token })).status).toBe(403);
    expect(await change({ action: "end_sessions", member: member.id })).toBe(200);
    expect((await shop.ask("/desk/inbox", { token })).status).toBe(303);
    const form = { action: "sign_out" };
    expect((await shop.ask("/desk/you", { token, form })).status).toBe(401);
    expect((await shop.ask("/desk/events", { token })).status).toBe(401);
  });
});
