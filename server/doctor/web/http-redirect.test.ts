import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { listening, type TestProxy } from "#tests/support/test-proxy.ts";
import { checkHttpRedirect } from "./http-redirect.ts";
import { openSite } from "./site.ts";

const site = "https://www.example.com";
const opened = () => openSite(site, [], new AbortController().signal);
let front: TestProxy | undefined;
afterEach(async () => {
  await front?.close();
  front = undefined;
});

/** The findings for an http address that responds with these statuses, by method. */
async function respondingWith(
  statuses: Record<string, number>,
  locationOf: (path: string) => string,
) {
  front = await listening((request, response) => {
    const location = locationOf(request.url ?? "/");
    const status = statuses[request.method ?? ""] ?? 200;
    response.writeHead(status, { server: "nginx", ...(status < 400 ? { location } : {}) }).end();
  });
  return checkHttpRedirect(opened(), site, front.url);
}

const samePath = (path: string) => site + path;

describe("P3: plain http", () => {
  it.each([307, 308])("is ok when everything is redirected with %i", async (status) => {
    expect(await respondingWith({ GET: status, POST: status }, samePath)).toMatchObject([
      { level: "ok" },
    ]);
  });

  it.each([301, 302])("loses forms when it is redirected with %i", async (status) => {
    const [found] = await respondingWith({ GET: status, POST: status }, samePath);
    expect(found).toMatchObject({ level: "warning", seen: expect.stringContaining("form") });
    expect(found?.advice).toContain("308");
  });

  it.each([200, 404, 422])("is a fault when it is served with status %i", async (status) => {
    const [found] = await respondingWith({ GET: status, POST: status }, () => "");
    expect(found).toMatchObject({ level: "fault", seen: expect.stringContaining(`${status}`) });
    expect(found?.advice).toContain("In nginx: return 308");
  });

  it.each([
    [() => `${site}/`, /another page/],
    [(path: string) => `https://example.com${path}`, /redirects to https:\/\/example\.com, not to/],
  ])("is a warning when it redirects elsewhere", async (locationOf, seen) => {
    const found = await respondingWith({ GET: 308, POST: 308 }, locationOf);
    expect(found).toMatchObject([{ level: "warning", seen: expect.stringMatching(seen) }]);
  });

  it("is a fault when it redirects to http", async () => {
    const found = await respondingWith(
      { GET: 301, POST: 301 },
      (path) => `http://example.com${path}`,
    );
    expect(found).toMatchObject([{ level: "fault", seen: expect.stringContaining("not https") }]);
  });

  it("is a warning when its port is closed", async () => {
    const closed = `http://127.0.0.1:${await freePort()}`;
    expect(await checkHttpRedirect(opened(), site, closed)).toMatchObject([
      { level: "warning", advice: expect.stringContaining("Open port 80") },
    ]);
  });

  it.each(["http://shop.example", "https://shop.example:8443"])(
    "isn't checked with SITE_URL=%s",
    async (siteUrl) => {
      expect(await checkHttpRedirect(opened(), siteUrl)).toEqual([]);
    },
  );
});
