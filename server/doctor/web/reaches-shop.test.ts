import { createServer as createTlsServer } from "node:https";
import { afterEach, describe, expect, it } from "vitest";
import type { Finding } from "#server/doctor/check.ts";
import { type ExaminedShop, examinedShop } from "#tests/support/doctor-test-shop.ts";
import { freePort } from "#tests/support/free-port.ts";
import { selfSigned } from "#tests/support/self-signed.ts";
import { listening, listeningOn, type TestProxy } from "#tests/support/test-proxy.ts";

let shop: ExaminedShop | undefined;
let front: TestProxy | undefined;
afterEach(async () => {
  await front?.close();
  await shop?.close();
  front = undefined;
  shop = undefined;
});

/** What the doctor finds wrong where something else answers in the shop's place. */
async function instead(server: TestProxy, env: Record<string, string> = {}) {
  front = server;
  shop = await examinedShop({ SITE_URL: front.url });
  return wrong(await shop.examine({ SITE_URL: front.url, ...env }));
}

const wrong = (findings: Finding[]) => findings.filter(({ level }) => level !== "ok");

/** One finding, of this level, that says this and advises that. */
const only = (level: Finding["level"], seen: RegExp, advice: RegExp) => [
  { level, seen: expect.stringMatching(seen), advice: expect.stringMatching(advice) },
];

describe("P5: an address that does not lead here", () => {
  it("is named when there is no such host", async () => {
    shop = await examinedShop({});
    const found = wrong(await shop.examine({ SITE_URL: "https://shop.invalid" }));
    expect(found).toEqual(
      only("fault", /shop\.invalid cannot be reached/, /shop\.invalid|SITE_URL/),
    );
  });

  it("is named when nothing listens there, with where the shop is", async () => {
    shop = await examinedShop({});
    const found = wrong(await shop.examine({ SITE_URL: `http://127.0.0.1:${await freePort()}` }));
    expect(found).toEqual(only("fault", /ECONNREFUSED/, /shop runs at http.*no web server/));
  });

  it("is named when nothing listens anywhere", async () => {
    shop = await examinedShop({});
    const [site, port] = [await freePort(), await freePort()];
    const env = { SITE_URL: `http://127.0.0.1:${site}`, PORT: String(port) };
    expect(wrong(await shop.examine(env))).toEqual(only("fault", /ECONNREFUSED/, /npm start/));
  });

  it("is one finding when it never answers", async () => {
    const found = await instead(await listening(() => {}));
    expect(found).toEqual(only("fault", /cannot be reached \(ETIMEDOUT\)/, /firewalls/));
  });

  it("reports an untrusted certificate", async () => {
    const server = createTlsServer(await selfSigned(), (_, response) => response.end());
    const found = await instead(await listeningOn(server, "https"));
    expect(found).toEqual(only("fault", /cannot be reached/, /certificate/));
  });

  it("is named when it speaks no TLS", async () => {
    const plain = await listening((_, response) => response.end("hello"));
    const found = await instead({ ...plain, url: plain.url.replace("http:", "https:") });
    expect(found).toEqual(only("fault", /cannot be reached/, /TLS/));
  });

  it.each([
    [302, () => "https://shop.example/", /redirects to https:\/\/shop\.example/, /=https:\/\/shop/],
    [301, (path: string) => path, /redirects to itself/, /X-Forwarded-Proto/],
    [307, () => "/login?next=/", /redirects to its own \/login/, /login page/],
    [302, () => "mailto:ann@example.com", /no web address/, /Another site/],
  ])("is named when it redirects (%i)", async (status, place, seen, advice) => {
    const server = await listening((request, response) => {
      response.writeHead(status, { location: place(request.url ?? "/") }).end();
    });
    expect(await instead(server)).toEqual(only("fault", seen, advice));
  });

  it.each([502, 503, 504])("is named when the web server says %i", async (status) => {
    const server = () =>
      listening((_, response) =>
        response.writeHead(status, { server: "nginx" }).end("<h1>no</h1>"),
      );
    expect(await instead(await server())).toEqual(
      only("fault", /nginx with status 50\d: it does not reach the shop/, /shop runs at http/),
    );
    const stopped = { PORT: String(await freePort()) };
    await front?.close();
    await shop?.close();
    expect(await instead(await server(), stopped)).toEqual(
      only("fault", /does not reach the shop/, /Start the shop/),
    );
  });

  it.each([
    [
      200,
      "<title>This domain is \u202eparked</title>",
      /something else: status 200, "This domain is/,
    ],
    [200, "{}", /something else: status 200/],
    [404, "not found", /something else: status 404/],
    [401, "", /asks for a password/],
    [403, "<h1>Forbidden</h1>", /refuses the doctor with status 403/],
  ])("is named when another site answers (%i %s)", async (status, body, seen) => {
    const found = await instead(await listening((_, res) => res.writeHead(status).end(body)));
    expect(found).toEqual(only("fault", seen, /./));
  });

  it("reports another shop", async () => {
    const other = await examinedShop({});
    const found = await instead({ url: other.url, close: other.close });
    expect(found).toEqual(only("fault", /another database/, /DATABASE_URL/));
  });

  it("is a warning when none is set, a fault where a proxy is trusted", async () => {
    shop = await examinedShop({});
    const port = new URL(shop.url).port;
    const siteUrl = `http://localhost:${port}`;
    await shop.close();
    shop = await examinedShop({ SITE_URL: siteUrl });
    const found = await shop.examine({});
    expect(found.filter(({ seen }) => /SITE_URL is not set/.test(seen))).toMatchObject([
      { level: "warning", advice: expect.stringContaining("Write SITE_URL=https://") },
    ]);
    const trusted = await shop.examine({ TRUST_PROXY: "1" });
    expect(trusted.filter(({ seen }) => /SITE_URL is not set/.test(seen))).toMatchObject([
      { level: "fault" },
    ]);
    const anyPort = await shop.examine({ PORT: "0" });
    expect(anyPort).toMatchObject([{ level: "warning" }]);
  });
});
