import { afterEach, describe, expect, it } from "vitest";
import { linkLifetimes, makeLink } from "#server/staff/sign-in-links.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import { engines } from "#tests/support/test-database.ts";

const needsHttps = "The desk needs https. Set SITE_URL to an https address.";
const [engine] = engines;

let shop: DeskShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

async function opened(siteUrl: string): Promise<DeskShop> {
  if (!engine) throw new Error("There is no engine.");
  shop = await openDeskShop(engine, { siteUrl });
  return shop;
}

/** Signs somebody in by a link, as a browser does. */
async function signedInByLink(desk: DeskShop): Promise<Response> {
  const { id } = await desk.add("Maribel", "owner");
  const now = new Date(desk.now);
  const { token } = await makeLink(desk.backend.store, id, linkLifetimes.signIn, now);
  return desk.ask(`/desk/links/${token}`, { form: { next: "" } });
}

describe("the session's cookie", () => {
  it.each([
    [
      "https://shop.example",
      /^__Host-desk=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
    ],
    [
      "http://localhost:3000",
      /^desk=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    ],
    [
      "http://127.0.0.1:3000",
      /^desk=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    ],
    ["http://[::1]:3000", /^desk=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/],
  ])("at %s is %s, and ends with signing out", async (siteUrl, cookie) => {
    const desk = await opened(siteUrl);
    const response = await signedInByLink(desk);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/desk/inbox"]);
    const set = response.headers.get("set-cookie") ?? "";
    expect(set).toMatch(cookie);
    const token = /=([0-9a-f]{64});/.exec(set)?.[1];
    expect((await desk.ask("/desk/inbox", { token })).status).toBe(200);
    const left = await desk.ask("/desk/you", { token, form: { action: "sign_out" } });
    expect([left.status, left.headers.get("location")]).toEqual([303, "/desk/sign-in"]);
    expect(left.headers.get("set-cookie")).toMatch(/^(__Host-)?desk=; Path=\/;.* Max-Age=0/);
    expect((await desk.ask("/desk/inbox", { token })).status).toBe(303);
  });

  it("is a new one at each sign-in, and holds only as it was made", async () => {
    const desk = await opened("https://shop.example");
    const member = await desk.add("Maribel", "owner");
    const token = await desk.signIn(member);
    expect(await desk.signIn(member)).not.toBe(token);
    const withCookie = async (cookie: string) =>
      (await desk.ask("/desk/you", { headers: { cookie } })).status;
    expect(await withCookie(`other=1; __Host-desk=${token}`)).toBe(200);
    expect(await withCookie(`desk=${token}`)).toBe(303);
    expect(await withCookie(`__Host-desk=${token.slice(1)}`)).toBe(303);
    expect(await withCookie(`__Host-desk=${"%".repeat(64)}`)).toBe(303);
  });
});

describe("the desk over http", () => {
  it.each([
    ["a proxy says so", "https://shop.example", { "x-forwarded-proto": "http" }],
    ["straight to this machine", "https://shop.example", { "x-forwarded-proto": "" }],
    ["SITE_URL is http", "http://shop.example", {}],
    [
      "SITE_URL is http and the request https",
      "http://shop.example",
      { "x-forwarded-proto": "https" },
    ],
  ])("is refused where %s", async (_, siteUrl, headers) => {
    const desk = await opened(siteUrl);
    const token = await desk.signIn(await desk.add("Maribel", "owner"));
    const asked = { token, headers: { "x-forwarded-host": "", ...headers } };
    // The listener's own address is a loopback host, which only a loopback SITE_URL may use.
    if (siteUrl === "http://shop.example") asked.headers["x-forwarded-host"] = "shop.example";
    for (const path of ["/desk", "/desk/sign-in", "/desk/inbox", "/desk/events", "/desk/x"]) {
      const response = await desk.ask(path, asked);
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.text()).toContain(needsHttps);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    const posted = await desk.ask("/desk/sign-in", { ...asked, form: { email: "a@b.example" } });
    expect([posted.status, await posted.text()]).toEqual([
      403,
      expect.stringContaining(needsHttps),
    ]);
  });

  it("is private where SITE_URL is http and the request came to this machine", async () => {
    const desk = await opened("http://shop.example");
    const headers = { "x-forwarded-host": "", "x-forwarded-proto": "" };
    expect((await desk.ask("/desk/sign-in", { headers })).status).toBe(200);
  });
});

describe("a post to the desk", () => {
  it.each([
    ["neither Origin nor Sec-Fetch-Site", {}],
    ["only our Referer", { referer: "https://shop.example/desk/you" }],
    ["another origin", { origin: "https://evil.example" }],
    ["a hidden origin", { origin: "null" }],
    ["a browser's word that it is another site's", { "sec-fetch-site": "cross-site" }],
  ])("with %s is 403 and changes nothing", async (_, headers: Record<string, string>) => {
    const desk = await opened("https://shop.example");
    const token = await desk.signIn(await desk.add("Maribel", "owner"));
    const method = "POST";
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const asked = { token, method, headers: { ...type, ...headers } };
    for (const path of ["/desk/you", "/desk/staff", "/desk/leads/new", "/desk/sign-in"])
      expect((await desk.ask(path, asked)).status).toBe(403);
    expect((await desk.ask("/desk/you", { token })).status).toBe(200);
  });
});
