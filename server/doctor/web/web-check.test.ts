import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import type { Finding } from "#server/doctor/check.ts";
import { type DoctorTestShop, doctorTestShop } from "#tests/support/doctor-test-shop.ts";
import {
  listening,
  type ProxyFaults,
  proxyTo,
  type TestProxy,
  withAddress,
} from "#tests/support/test-proxy.ts";

type Env = Record<string, string>;

let shop: DoctorTestShop | undefined;
let front: TestProxy | undefined;
afterEach(async () => {
  await front?.close();
  await shop?.close();
  front = undefined;
  shop = undefined;
});

/** The problems the doctor finds for a shop behind a web server. */
async function problemsBehind(
  faults: ProxyFaults = {},
  env: Env = { TRUST_PROXY: "1" },
  now: Env = env,
) {
  front = await proxyTo(() => shop?.url ?? "", {
    ...faults,
    on: (headers) => ({ "x-forwarded-proto": "http", ...(faults.on ?? withAddress)(headers) }),
  });
  const siteUrl = { SITE_URL: front.url };
  shop = await doctorTestShop({ ...siteUrl, ...env });
  return problemsIn(await shop.examine({ ...siteUrl, ...now }));
}

const problemsIn = (findings: Finding[]) => findings.filter(({ level }) => level !== "ok");

/** Exactly one finding, with this level, text and advice. */
const oneFinding = (level: Finding["level"], seen: RegExp, advice: RegExp) => [
  { level, seen: expect.stringMatching(seen), advice: expect.stringMatching(advice) },
];

describe("behind a web server", () => {
  it("a correct web server has no findings", async () => {
    expect(await problemsBehind()).toEqual([]);
  });

  it("a server that drops forged headers has no findings", async () => {
    const on: ProxyFaults["on"] = (headers) => ({ ...headers, "x-forwarded-for": "198.51.100.7" });
    expect(await problemsBehind({ on })).toEqual([]);
  });

  it("P2: a server that limits bodies is reported with the line to change", async () => {
    const found = await problemsBehind({ most: 1024 * 1024 });
    expect(found).toEqual(
      oneFinding("fault", /12 MB.*status 413/, /nginx: client_max_body_size 15m;/),
    );
  });

  it.each([403, 405])("P2: a server that responds to posts with %i is reported", async (status) => {
    const found = await problemsBehind({ most: 0, refusesWith: status });
    expect(found).toEqual(oneFinding("fault", /posts are refused/, /limit_except/));
  });

  it("P4: a server that passes on another host is reported", async () => {
    const on: ProxyFaults["on"] = (headers) => ({ ...withAddress(headers), host: "backend" });
    const found = await problemsBehind({ on });
    expect(found).toEqual(
      oneFinding("fault", /127\.0\.0\.1:\d+ was asked for.*backend/, /Host \$host/),
    );
  });

  it("P4: a server that sends only X-Forwarded-Host has no findings", async () => {
    const on: ProxyFaults["on"] = (headers) => ({
      ...withAddress(headers),
      host: "backend",
      "x-forwarded-host": headers.host,
    });
    expect(await problemsBehind({ on })).toEqual([]);
  });

  it("P6: an untrusted proxy: names the TRUST_PROXY to set", async () => {
    const found = await problemsBehind({}, { TRUST_PROXY: "0" });
    expect(found).toEqual(oneFinding("fault", /all visitors share one limit/, /TRUST_PROXY=1/));
  });

  it("P6: too many trusted proxies: names the TRUST_PROXY to set", async () => {
    const found = await problemsBehind({}, { TRUST_PROXY: "3" });
    expect(found).toEqual(oneFinding("fault", /claim any address/, /TRUST_PROXY=1/));
  });

  it("P6: behind another proxy: names the TRUST_PROXY to set", async () => {
    const on: ProxyFaults["on"] = (headers) => ({
      ...headers,
      "x-forwarded-for": `${headers["x-forwarded-for"] ?? ""}, 198.51.100.7, 10.0.0.1`,
    });
    const found = await problemsBehind({ on });
    expect(found).toEqual(oneFinding("fault", /taken for the visitor/, /TRUST_PROXY=2/));
  });

  it("P6: rewriting X-Forwarded-For behind a CDN is reported", async () => {
    const on: ProxyFaults["on"] = (headers) => ({
      ...headers,
      "x-forwarded-for": "198.51.100.7",
      "cf-connecting-ip": "192.0.2.1",
    });
    const found = await problemsBehind({ on });
    expect(found).toEqual(oneFinding("fault", /cf-connecting-ip/, /TRUST_PROXY=2/));
  });

  it.each([["0"], ["1"]])(
    "P6: a server that adds no address is reported, with TRUST_PROXY=%s",
    async (trust) => {
      const found = await problemsBehind({ on: (headers) => headers }, { TRUST_PROXY: trust });
      expect(found).toEqual(
        oneFinding("fault", /does not add the visitor's address/, /X-Forwarded-For/),
      );
    },
  );

  it("a server that compresses pages again is reported", async () => {
    const back: ProxyFaults["back"] = (response) =>
      response.headers["content-encoding"]
        ? {
            ...response,
            headers: without(response.headers, "content-length"),
            body: gzipSync(response.body),
          }
        : response;
    expect(await problemsBehind({ back })).toEqual(
      oneFinding("fault", /compressed twice/, /nginx: gzip off/),
    );
  });

  it("a server that requests uncompressed pages is reported", async () => {
    const on: ProxyFaults["on"] = (headers) => without(withAddress(headers), "accept-encoding");
    expect(await problemsBehind({ on })).toEqual(
      oneFinding("warning", /uncompressed/, /Accept-Encoding/),
    );
  });

  it("a server that drops the ETag is reported", async () => {
    const back: ProxyFaults["back"] = (response) => ({
      ...response,
      headers: without(response.headers, "etag"),
    });
    expect(await problemsBehind({ back })).toEqual(oneFinding("warning", /lose their ETag/, /./));
  });

  it("a server that doesn't pass on If-None-Match is reported", async () => {
    const on: ProxyFaults["on"] = (headers) => without(withAddress(headers), "if-none-match");
    expect(await problemsBehind({ on })).toEqual(
      oneFinding("warning", /gets it again/, /If-None-Match/),
    );
  });

  it.each([
    ['<script src="/cdn-cgi/scripts/rocket-loader.min.js"></script>', /Rocket Loader/],
    ['<script src="/cdn-cgi/scripts/email-decode.min.js"></script>', /Email Address/],
    ['<script src="https://ads.example/a.js"></script>', /Something on the way/],
  ])("a server that adds %s to pages is reported", async (script, seen) => {
    const back: ProxyFaults["back"] = (response, path) =>
      path === "/" && response.status === 200
        ? {
            ...response,
            headers: without(response.headers, "content-length", "content-encoding"),
            body: Buffer.from(`${script}<p>Sofas</p>`),
          }
        : response;
    const found = await problemsBehind({ back });
    expect(found).toContainEqual({
      level: "warning",
      seen: expect.stringMatching(seen),
      advice: expect.stringMatching(/[Ss]witch/),
    });
  });

  it("T15: a network that hides addresses and delays scripts is reported by both names", async () => {
    const back: ProxyFaults["back"] = (response) => {
      if (!String(response.headers["content-type"]).startsWith("text/html")) return response;
      const encoded = response.headers["content-encoding"] !== undefined;
      const page = (encoded ? gunzipSync(response.body) : response.body).toString();
      const changed = page
        .replaceAll(
          /[\w.]+@[\w.]+/g,
          '<span class="__cf_email__" data-cfemail="ab">[email&#160;protected]</span>',
        )
        .replaceAll("<script src=", '<script type="0123456789abcdef01234567-text/javascript" src=');
      if (changed === page) return response;
      return {
        ...response,
        headers: without(response.headers, "content-length", "content-encoding"),
        body: Buffer.from(changed),
      };
    };
    const found = await problemsBehind({ back });
    for (const [seen, advice] of [
      [/Rocket Loader/, "Switch Rocket Loader off."],
      [/Email Address Obfuscation/, "Switch Email Address Obfuscation off."],
    ] as const) {
      const level = "warning";
      expect(found).toContainEqual({ level, seen: expect.stringMatching(seen), advice });
    }
  });

  it("a cache that stores private responses is reported", async () => {
    const found = await problemsBehind({ keeps: true });
    expect(found).toContainEqual(
      oneFinding("fault", /private pages are kept/, /proxy_cache off/)[0],
    );
  });

  it("a server that makes private pages cacheable is reported", async () => {
    const back: ProxyFaults["back"] = (response) => ({
      ...response,
      headers: { ...response.headers, "cache-control": "public, max-age=3600" },
    });
    expect(await problemsBehind({ back })).toEqual(oneFinding("fault", /max-age=3600/, /expires/));
  });

  it("a shop that was not restarted is reported", async () => {
    const found = await problemsBehind({}, { TRUST_PROXY: "1" }, { TRUST_PROXY: "2" });
    expect(found).toEqual(
      oneFinding("fault", /was started with.*TRUST_PROXY=1/, /Restart the shop/),
    );
  });

  it("a server that responds only to the first request is one finding", async () => {
    let hasResponded = false;
    const server = await listening(async (request, response) => {
      if (hasResponded) return void request.socket.destroy();
      hasResponded = true;
      const shopResponse = await fetch(`${shop?.url}${request.url}`);
      response.writeHead(shopResponse.status).end(await shopResponse.text());
    });
    front = server;
    shop = await doctorTestShop({ SITE_URL: front.url });
    const found = problemsIn(await shop.examine({ SITE_URL: front.url }));
    expect(found.filter(({ seen }) => /not everything was answered/.test(seen))).toHaveLength(1);
    expect(found.filter(({ seen }) => /connection is cut/.test(seen))).toHaveLength(1);
  });

  it("with a read-only database, that is the only finding", async () => {
    shop = await doctorTestShop({});
    await shop.breakDatabase();
    expect(problemsIn(await shop.examine({}))).toEqual(
      oneFinding("warning", /not asked/, /database/),
    );
  });
});

function without<Headers extends object>(headers: Headers, ...names: string[]): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name)),
  ) as Headers;
}
