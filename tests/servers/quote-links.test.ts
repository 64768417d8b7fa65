import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { everyRow } from "#tests/support/every-row.ts";
import { from, post, requestQuote, sendQuote, signedIn } from "#tests/support/posted-quotes.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

/** How programs that look at links before people do announce themselves. */
const prefetches: Record<string, string>[] = [
  { purpose: "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { "x-moz": "prefetch" },
  { "x-http-method-override": "POST" },
  { "user-agent": "LinkScanner/1.0", accept: "application/json" },
];

/** What a form on the page would post, in an address. */
const filledIn = new URLSearchParams({
  action: "accept",
  version: "1",
  name: "Scanner",
  payment: "unsure",
});

/** Headers of the connection and the request; the `etag` is made from the body, which has the address. */
const alwaysNew = ["date", "x-request-id", "etag", "connection", "keep-alive"];

describe.each(engines)("on %s, the link of a quote", (engine) => {
  let database: TestDatabase;
  let shop: RunningShop;
  let cookie: string;
  let reference: string;
  let link: string;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
    shop = await startShop({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? "",
      TRUST_PROXY: "1",
      // What a worker does would change rows too.
      ROLE: "web",
    });
    [cookie = ""] = await signedIn(database);
    reference = await requestQuote(shop, 1);
    link = await sendQuote(shop, { reference, headers: { cookie } }, "link");
  });
  afterEach(async () => {
    await shop.stop();
    await database.remove();
  });

  /** Everything stored but who has posted how often. */
  async function rows(): Promise<string> {
    const store = await openStore(database);
    try {
      const lines = (await everyRow(store)).split("\n");
      return lines.filter((line) => !line.startsWith('{"client":')).join("\n");
    } finally {
      await store.close();
    }
  }

  const get = (path: string, init: RequestInit = {}) =>
    fetch(shop.url + path, { redirect: "manual", ...init });

  /** Opens a page in every way that isn't posting a form, and every link in it. */
  async function scan(page: string): Promise<number> {
    const addresses = ["", ".data", "/", "?step=accept", "?step=decline", "?done=accept", "?later"];
    const paths = [...addresses.map((end) => page + end), `${page}?${filledIn}`];
    const opened = await (await get(page)).text();
    const links = [...opened.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, path]) => path);
    for (const path of new Set([...paths, ...links])) {
      for (const method of ["GET", "HEAD", "OPTIONS"]) {
        await (await get(path ?? "", { method })).arrayBuffer();
      }
    }
    for (const headers of prefetches) await (await get(page, { headers })).arrayBuffer();
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const { status } = await get(page, { method, body: filledIn });
      expect([method, status]).toEqual([method, 405]);
    }
    return links.length;
  }

  it("may be opened by any program, as long as it posts no form", async () => {
    const before = await rows();
    expect(await scan(link)).toBeGreaterThan(10);
    expect(await rows()).toBe(before);
    const yes = { action: "accept", version: "1", name: "Dana Whitfield", payment: "unsure" };
    await post(shop, link, yes, from(1));
    const accepted = await rows();
    await scan(link);
    expect(await rows()).toBe(accepted);
  });

  /** What tells one response from another: status, headers and body, without what every one has new. */
  async function told(path: string, { headers: given, ...init }: RequestInit): Promise<string> {
    const identity = { "accept-encoding": "identity", ...(given as Record<string, string>) };
    const response = await get(path, { ...init, headers: identity });
    const headers = [...response.headers].filter(([name]) => !alwaysNew.includes(name));
    const token = path.split("/")[2]?.split(/[.?]/)[0] ?? "";
    const text = `${response.status}\n${headers.join("\n")}\n${await response.text()}`;
    return token === "" ? text : text.replaceAll(token, "TOKEN");
  }

  it("is a page that isn't there with any character changed, and after a new link", async () => {
    const token = link.split("/").at(-1) ?? "";
    const yes = { action: "accept", version: "1", name: "Dana", payment: "unsure" };
    const asked: [end: string, init: () => RequestInit][] = [
      ["", () => ({})],
      ["", () => ({ method: "HEAD" })],
      [".data", () => ({})],
      ["", () => ({ method: "POST", body: new URLSearchParams(yes), headers: someone() })],
      ["", () => ({ method: "POST", body: new URLSearchParams(yes), headers: script() })],
    ];
    let clients = 1;
    const someone = () => {
      clients += 1;
      return from(clients);
    };
    const script = () => ({ ...someone(), accept: "application/json" });
    const toldOf = (token: string) =>
      Promise.all(asked.map(([end, init]) => told(`/quotes/${token}${end}`, init())));
    const before = await rows();
    const nothing = await toldOf("0".repeat(token.length));
    expect(nothing.every((text) => text.startsWith("404"))).toBe(true);
    const position = fc.integer({ min: 0, max: token.length - 1 });
    const character = fc.constantFrom(..."0123456789abcdefABCDEFgz~");
    await fc.assert(
      fc.asyncProperty(position, character, async (at, character) => {
        fc.pre(token[at] !== character);
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        expect(await toldOf(changed)).toEqual(nothing);
      }),
      { numRuns: 40 },
    );
    expect(await rows()).toBe(before);
    const path = `/desk/leads/${reference}/quote`;
    await post(shop, path, { action: "new_link", version: "1" }, { cookie });
    expect(await toldOf(token)).toEqual(nothing);
  });
});
