import { createServer as createTlsServer } from "node:https";
import { afterEach, describe, expect, it } from "vitest";
import type { Finding } from "#server/doctor/check.ts";
import { selfSigned } from "#tests/support/certificate.ts";
import { type DoctorTestShop, doctorTestShop } from "#tests/support/doctor-test-shop.ts";
import { freePort } from "#tests/support/free-port.ts";
import { listening, listeningOn, type TestProxy } from "#tests/support/test-proxy.ts";

let shop: DoctorTestShop | undefined;
let front: TestProxy | undefined;
afterEach(async () => {
  await front?.close();
  await shop?.close();
  front = undefined;
  shop = undefined;
});

/** The problems the doctor finds if something else responds in the shop's place. */
async function problemsWith(server: TestProxy, env: Record<string, string> = {}) {
  front = server;
  shop = await doctorTestShop({ SITE_URL: front.url });
  return problemsIn(await shop.examine({ SITE_URL: front.url, ...env }));
}

const problemsIn = (findings: Finding[]) => findings.filter(({ level }) => level !== "ok");

/** Exactly one finding, with this level, text and advice. */
const oneFinding = (level: Finding["level"], seen: RegExp, advice: RegExp) => [
  { level, seen: expect.stringMatching(seen), advice: expect.stringMatching(advice) },
];

describe("P5: an address that doesn't lead to the shop", () => {
  it("is reported when there is no such host", async () => {
    shop = await doctorTestShop({});
    const found = problemsIn(await shop.examine({ SITE_URL: "https://shop.invalid" }));
    expect(found).toEqual(
      oneFinding("fault", /shop\.invalid cannot be reached/, /shop\.invalid|SITE_URL/),
    );
  });

  it("is reported when nothing listens there, with where the shop is", async () => {
    shop = await doctorTestShop({});
    const found = problemsIn(
      await shop.examine({ SITE_URL: `http://127.0.0.1:${await freePort()}` }),
    );
    expect(found).toEqual(oneFinding("fault", /ECONNREFUSED/, /shop runs at http.*no web server/));
  });

  it("is reported when nothing listens anywhere", async () => {
    shop = await doctorTestShop({});
    const [site, port] = [await freePort(), await freePort()];
    const env = { SITE_URL: `http://127.0.0.1:${site}`, PORT: String(port) };
    expect(problemsIn(await shop.examine(env))).toEqual(
      oneFinding("fault", /ECONNREFUSED/, /npm start/),
    );
  });

  it("is one finding when it never responds", async () => {
    const found = await problemsWith(await listening(() => {}));
    expect(found).toEqual(oneFinding("fault", /cannot be reached \(ETIMEDOUT\)/, /firewalls/));
  });

  it("is reported when its certificate isn't trusted", async () => {
    const server = createTlsServer(await selfSigned(), (_, response) => response.end());
    const found = await problemsWith(await listeningOn(server, "https"));
    expect(found).toEqual(oneFinding("fault", /cannot be reached/, /certificate/));
  });

  it("is reported when it doesn't support TLS", async () => {
    const plain = await listening((_, response) => response.end("hello"));
    const found = await problemsWith({ ...plain, url: plain.url.replace("http:", "https:") });
    expect(found).toEqual(oneFinding("fault", /cannot be reached/, /TLS/));
  });

  it.each([
    [302, () => "https://shop.example/", /redirects to https:\/\/shop\.example/, /=https:\/\/shop/],
    [301, (path: string) => path, /redirects to itself/, /X-Forwarded-Proto/],
    [307, () => "/login?next=/", /redirects to its own \/login/, /login page/],
    [302, () => "mailto:ann@example.com", /no web address/, /Another site/],
  ])("is reported when it redirects (%i)", async (status, locationOf, seen, advice) => {
    const server = await listening((request, response) => {
      response.writeHead(status, { location: locationOf(request.url ?? "/") }).end();
    });
    expect(await problemsWith(server)).toEqual(oneFinding("fault", seen, advice));
  });

  it.each([502, 503, 504])("is reported when the web server responds with %i", async (status) => {
    const server = () =>
      listening((_, response) =>
        response.writeHead(status, { server: "nginx" }).end("<h1>no</h1>"),
      );
    expect(await problemsWith(await server())).toEqual(
      oneFinding(
        "fault",
        /nginx with status 50\d: it does not reach the shop/,
        /shop runs at http/,
      ),
    );
    const stopped = { PORT: String(await freePort()) };
    await front?.close();
    await shop?.close();
    expect(await problemsWith(await server(), stopped)).toEqual(
      oneFinding("fault", /does not reach the shop/, /Start the shop/),
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
  ])("is reported when another site responds (%i %s)", async (status, body, seen) => {
    const found = await problemsWith(await listening((_, res) => res.writeHead(status).end(body)));
    expect(found).toEqual(oneFinding("fault", seen, /./));
  });

  it("is reported when another shop responds", async () => {
    const other = await doctorTestShop({});
    const found = await problemsWith({ url: other.url, close: other.close });
    expect(found).toEqual(oneFinding("fault", /another database/, /DATABASE_URL/));
  });

  it("is a warning when SITE_URL isn't set, a fault if a proxy is trusted", async () => {
    shop = await doctorTestShop({});
    const port = new URL(shop.url).port;
    const siteUrl = `http://localhost:${port}`;
    await shop.close();
    shop = await doctorTestShop({ SITE_URL: siteUrl });
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
