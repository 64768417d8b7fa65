import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copy } from "#desk/sign-in/copy.ts";
import { linkLifetimes, makeLink } from "#server/staff/sign-in-links.ts";
import type { StaffMember } from "#server/staff/staff-members.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import { eventually } from "#tests/support/eventually.ts";
import { everyRow } from "#tests/support/every-row.ts";
import { signInEmails } from "#tests/support/sign-in-emails.ts";
import { engines } from "#tests/support/test-database.ts";

const ended = "This link was used or is too old.";
const minute = 60_000;

describe.each(engines)("on %s, a sign-in link", (engine) => {
  let shop: DeskShop;
  let maribel: StaffMember;

  beforeEach(async () => {
    shop = await openDeskShop(engine);
    maribel = await shop.add("Maribel", "owner");
  });
  afterEach(() => shop.close());

  const made = async (lifetime: keyof typeof linkLifetimes = "signIn") => {
    const now = new Date(shop.now);
    const { token } = await makeLink(shop.backend.store, maribel.id, linkLifetimes[lifetime], now);
    return `/desk/links/${token}`;
  };

  const use = (path: string) => shop.ask(path, { form: { next: "" }, json: true });

  async function asked(email: string, form: Record<string, string> = {}) {
    return shop.ask("/desk/sign-in", { form: { email, ...form }, json: true });
  }

  /** Waits for emails, which are sent after the response. */
  const emails = (count: number) =>
    eventually(() => {
      const sent = signInEmails(shop.backend.database);
      expect(sent).toHaveLength(count);
      return sent;
    });

  it("changes nothing when it is opened, however often", async () => {
    const path = await made();
    const before = await everyRow(shop.backend.store);
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await shop.ask(path, { method });
      expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null]);
      if (method === "GET") expect(await response.text()).toContain('"name":"Maribel"');
    }
    expect(await everyRow(shop.backend.store)).toBe(before);
    expect((await use(path)).status).toBe(200);
  });

  it("is used up by one of many clicks, whatever opens it meanwhile", async () => {
    const path = await made();
    const ways = ["GET", "HEAD", "POST"].flatMap((method) => Array<string>(20).fill(method));
    const responses = await Promise.all(
      ways.map((method) => (method === "POST" ? use(path) : shop.ask(path, { method }))),
    );
    const signedIn = responses.filter(({ headers }) => headers.has("set-cookie"));
    expect(signedIn).toHaveLength(1);
    const others = responses.filter((_, at) => ways[at] === "POST").map(({ status }) => status);
    expect(others.toSorted()).toEqual([200, ...Array<number>(19).fill(410)]);
    const { queries } = shop.backend.store;
    expect(await queries.selectFrom("staff_sessions").selectAll().execute()).toHaveLength(1);
  });

  it("that was used, is too old or is nobody's is 410", async () => {
    const used = await made();
    await use(used);
    const old = await made();
    shop.now += 15 * minute;
    for (const path of [used, old, `/desk/links/${"0".repeat(64)}`, "/desk/links/x"]) {
      const response = await use(path);
      expect([response.status, await response.json()]).toEqual([
        410,
        { ok: false, message: ended },
      ]);
      expect(response.headers.get("set-cookie")).toBeNull();
      const page = await shop.ask(path);
      expect([page.status, await page.text()]).toEqual([410, expect.stringContaining("ended")]);
      expect((await shop.ask(path, { form: { next: "" } })).status).toBe(410);
    }
    expect(copy.ended).toEqual({ title: ended, again: "Email me a new link" });
  });

  it("works for 24 hours as an invitation", async () => {
    const path = await made("invitation");
    shop.now += 24 * 60 * minute - 1;
    expect((await use(path)).status).toBe(200);
  });

  it("is emailed on request, and voids the one before", async () => {
    await asked("Maribel <MARIBEL@shop.example>", { next: "/desk/leads/Q-22222?x=1" });
    const [first] = await emails(1);
    expect(first).toMatchObject({ to: "maribel@shop.example", next: "/desk/leads/Q-22222?x=1" });
    await asked("maribel@shop.example");
    const second = (await emails(2)).find(({ token }) => token !== first?.token);
    expect((await use(`/desk/links/${first?.token}`)).status).toBe(410);
    expect((await use(`/desk/links/${second?.token}`)).status).toBe(200);
  });

  it("is answered alike for every address, and sent to the staff alone", async () => {
    const answers = [];
    for (const email of ["maribel@shop.example", "stranger@shop.example"]) {
      const browser = await shop.ask("/desk/sign-in", { form: { email } });
      const script = await asked(email);
      const headers = [...script.headers.keys()].toSorted();
      const alike = (text: string | null) => text?.replace(/(maribel|stranger)/g, "x");
      answers.push({
        browser: [browser.status, alike(browser.headers.get("location"))],
        script: [script.status, alike(await script.text()), headers],
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    const email = "x@shop.example";
    const message = `If ${email} belongs to somebody here, a link is on its way. It works once, for 15 minutes.`;
    expect(answers[0]?.script.slice(0, 2)).toEqual([200, JSON.stringify({ ok: true, message })]);
    expect(copy.sent(email)).toBe(message);
    expect(answers[0]?.browser).toEqual([303, "/desk/sign-in?sent=x%40shop.example"]);
    expect((await emails(2)).map(({ to }) => to)).toEqual(Array(2).fill("maribel@shop.example"));
  });

  it("is made once the response has left, which would take longer for the staff", async () => {
    const response = await asked("maribel@shop.example");
    expect(signInEmails(shop.backend.database)).toEqual([]);
    expect(response.status).toBe(200);
    await emails(1);
  });

  it("needs an address that can be one", async () => {
    const response = await asked("maribel");
    expect([response.status, await response.json()]).toEqual([
      422,
      { ok: false, errors: { email: [expect.stringContaining("the @ is missing")] } },
    ]);
  });

  it.each([
    ["/desk/leads/Q-22222", "/desk/leads/Q-22222"],
    ["/desk/inbox?view=lost", "/desk/inbox?view=lost"],
    ["https://evil.example/desk/inbox", "/desk/inbox"],
    ["//evil.example/desk/inbox", "/desk/inbox"],
    ["/\\evil.example/desk/", "/desk/inbox"],
    ["/desk/../quote-request", "/desk/inbox"],
    ["javascript:alert(1)", "/desk/inbox"],
    ["", "/desk/inbox"],
  ])("leads on to %j as %s", async (next, location) => {
    const response = await shop.ask(await made(), { form: { next } });
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
  });

  it("of someone who left opens nothing", async () => {
    const path = await made();
    const other = await shop.signIn(await shop.add("Ann", "owner"));
    const form = { action: "remove", member: maribel.id };
    expect((await shop.ask("/desk/staff", { token: other, form, json: true })).status).toBe(200);
    expect((await use(path)).status).toBe(410);
    await asked("maribel@shop.example");
    await asked("ann@shop.example");
    expect((await emails(1)).map(({ to }) => to)).toEqual(["ann@shop.example"]);
  });
});
