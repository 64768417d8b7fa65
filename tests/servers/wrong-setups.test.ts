import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { CheckedFinding } from "#server/doctor/check.ts";
import { examine } from "./check-shop.ts";
import { type ShopBehindProxy, startBehindProxy } from "./shop-behind-proxy.ts";
import { type WebServerKind, webServerKinds } from "./web-server-kinds.ts";

let proxied: ShopBehindProxy | undefined;
let cache = "";
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(async () => {
  await proxied?.stop();
  proxied = undefined;
});
afterAll(() => rm(cache, { recursive: true, force: true }));

describe.each(
  webServerKinds.flatMap((kind) => [
    { kind, processes: 1, title: `${kind.name} as shipped, one process` },
    { kind, processes: 2, title: `${kind.name} as shipped, several processes` },
  ]),
)("$title", ({ kind, processes }) => {
  it("has no doctor findings", async () => {
    proxied = await startBehindProxy(kind, { processes, usualPorts: true });
    const findings = await examine(proxied);
    expect(problems(findings)).toEqual([]);
    expect(findings.map(({ seen }) => seen)).toEqual(
      expect.arrayContaining([
        "https://www.example.com leads to this shop",
        "a form of 12 MB gets through",
        "private pages are kept by no cache",
        "pages arrive as the shop made them",
        "http://www.example.com redirects to https, forms too",
      ]),
    );
  });
});

type Expected = [level: "warning" | "fault", seen: RegExp, advice: RegExp];

interface WrongSetUp {
  title: string;
  kind: WebServerKind["name"];
  /** Replacements in the shipped configuration. */
  config?: [from: string | RegExp, to: string][];
  env?: Record<string, string>;
  /** All expected findings of the doctor; empty if the setup is correct. */
  expected: Expected[];
}

const noHost = "$host;";
const port80Block = /server \{\n\tlisten 80;[\s\S]*?\n\}\n/;
const proxyConnectionHeader = /\t\tproxy_set_header Connection "";\n/;
const inLocation = (lines: string): [RegExp, string] => [
  proxyConnectionHeader,
  `\t\tproxy_set_header Connection "";\n\t\t${lines}\n`,
];

const wrongSetUps: WrongSetUp[] = [
  {
    title: "P2: nginx with its own limit of one megabyte",
    kind: "nginx",
    config: [["client_max_body_size 13m;", ""]],
    expected: [["fault", /form of 12 MB.*status 413/, /In nginx: client_max_body_size 15m;/]],
  },
  {
    title: "P2: Caddy with a limit of one megabyte",
    kind: "caddy",
    config: [["max_size 13MB", "max_size 1MB"]],
    expected: [["fault", /form of 12 MB/, /max_size 15MB/]],
  },
  {
    title:
      "P3: nginx that serves http and https alike with X-Forwarded-Proto, so that the shop redirects",
    kind: "nginx",
    config: [
      [port80Block, ""],
      [/(\tlisten 443 ssl http2;\n)(\tlisten \[::\].*\n\tserver_name www)/, "\tlisten 80;\n$1$2"],
    ],
    expected: [],
  },
  {
    title: "P3: nginx that serves http and https alike without X-Forwarded-Proto",
    kind: "nginx",
    config: [
      [port80Block, ""],
      [/(\tlisten 443 ssl http2;\n)(\tlisten \[::\].*\n\tserver_name www)/, "\tlisten 80;\n$1$2"],
      ["proxy_set_header X-Forwarded-Proto $scheme;", ""],
    ],
    expected: [
      ["warning", /X-Forwarded-Proto does not reach/, /X-Forwarded-Proto \$scheme/],
      ["fault", /http:\/\/www\.example\.com is not redirected/, /return 308/],
    ],
  },
  {
    title: "P3: HAProxy that serves http",
    kind: "haproxy",
    config: [[/\thttp-request redirect prefix .* if !\{ ssl_fc \}\n/, ""]],
    expected: [["fault", /is not redirected to https/, /HAProxy: http-request redirect scheme/]],
  },
  {
    title: "P3: nginx with something else on port 80",
    kind: "nginx",
    config: [[/(listen 80;[\s\S]*?)return 308 [^;]*;/, '$1return 200 "hello";']],
    expected: [["fault", /is not redirected to https \(status 200\)/, /return 308/]],
  },
  {
    title: "P3: nginx that reports http for every request",
    kind: "nginx",
    config: [["X-Forwarded-Proto $scheme", "X-Forwarded-Proto http"]],
    expected: [["fault", /says http of a visitor who came by https/, /\$scheme/]],
  },
  {
    title: "P4: nginx that does not pass on the host",
    kind: "nginx",
    config: [
      [`proxy_set_header Host ${noHost}`, ""],
      [`proxy_set_header X-Forwarded-Host ${noHost}`, ""],
    ],
    expected: [["fault", /sees the host parsons_furniture/, /proxy_set_header Host \$host;/]],
  },
  {
    title: "P4: nginx that adds the port to the host, which is accepted",
    kind: "nginx",
    config: [[`proxy_set_header Host ${noHost}`, "proxy_set_header Host $host:443;"]],
    expected: [],
  },
  {
    title: "P4: Apache without ProxyPreserveHost, which names the host in X-Forwarded-Host",
    kind: "apache",
    config: [["ProxyPreserveHost On", ""]],
    expected: [],
  },
  {
    title: "P5: no SITE_URL behind TLS",
    kind: "nginx",
    env: { SITE_URL: "" },
    expected: [
      ["fault", /SITE_URL is not set: links .* lead to http:\/\/localhost/, /SITE_URL=https/],
    ],
  },
  {
    title: "P5: SITE_URL with the name that redirects",
    kind: "nginx",
    env: { SITE_URL: "https://example.com" },
    expected: [["fault", /redirects to https:\/\/www\.example\.com/, /SITE_URL=https:\/\/www/]],
  },
  {
    title: "P5: SITE_URL with a host name that doesn't exist",
    kind: "caddy",
    env: { SITE_URL: "https://shop.invalid" },
    expected: [["fault", /shop\.invalid cannot be reached/, /shop\.invalid|SITE_URL/]],
  },
  {
    title: "P5: SITE_URL with http before the name",
    kind: "caddy",
    env: { SITE_URL: "http://www.example.com" },
    expected: [["fault", /redirects to https:\/\/www/, /SITE_URL=https:\/\/www\.example\.com /]],
  },
  ...(["nginx", "apache", "haproxy", "caddy"] as const).map(
    (kind): WrongSetUp => ({
      title: `P6: TRUST_PROXY left out behind ${kind}`,
      kind,
      env: { TRUST_PROXY: "" },
      expected: [["fault", /TRUST_PROXY is 0.*share one limit/, /Write TRUST_PROXY=1/]],
    }),
  ),
  {
    title: "P6: TRUST_PROXY too deep behind Apache",
    kind: "apache",
    env: { TRUST_PROXY: "2" },
    expected: [["fault", /claim any address/, /Write TRUST_PROXY=1/]],
  },
  {
    title: "P6: TRUST_PROXY too deep behind nginx, which lets no client claim an address",
    kind: "nginx",
    env: { TRUST_PROXY: "2" },
    expected: [["warning", /TRUST_PROXY is 2, but one/, /Write TRUST_PROXY=1/]],
  },
  {
    title: "P6: nginx that forwards claimed client addresses and adds none",
    kind: "nginx",
    config: [["proxy_set_header X-Forwarded-For $remote_addr;", ""]],
    expected: [["fault", /claim any address/, /\$proxy_add_x_forwarded_for/]],
  },
  {
    title: "P6: Caddy that removes the client address",
    kind: "caddy",
    config: [["health_uri /healthz", "header_up -X-Forwarded-For\n\t\thealth_uri /healthz"]],
    expected: [["fault", /does not add the visitor's address/, /header_up/]],
  },
  {
    title: "nginx that requests uncompressed pages from the shop",
    kind: "nginx",
    config: [inLocation('proxy_set_header Accept-Encoding "";')],
    expected: [["warning", /uncompressed/, /gzip off/]],
  },
  {
    title: "nginx that compresses pages twice",
    kind: "nginx",
    config: [
      ["gzip off;", "gzip on; gzip_proxied any;"],
      inLocation("proxy_hide_header Content-Encoding;"),
    ],
    expected: [["fault", /compressed twice/, /gzip off/]],
  },
  {
    title: "nginx that caches private pages for all clients",
    kind: "nginx",
    config: [
      [
        "upstream parsons_furniture",
        "proxy_cache_path CACHE keys_zone=pages:1m;\nupstream parsons_furniture",
      ],
      inLocation(
        "proxy_cache pages; proxy_cache_valid any 10m; proxy_ignore_headers Cache-Control Expires Vary;",
      ),
    ],
    expected: [["fault", /private pages are kept by a cache/, /proxy_cache off/]],
  },
  {
    title: "nginx that lets browsers cache every page",
    kind: "nginx",
    config: [inLocation("expires 1h;")],
    expected: [["fault", /private pages arrive with Cache-Control/, /expires/]],
  },
  {
    title: "nginx that drops the ETag",
    kind: "nginx",
    config: [inLocation("proxy_hide_header ETag;")],
    expected: [["warning", /lose their ETag/, /./]],
  },
  {
    title: "nginx that inserts a script into every page",
    kind: "nginx",
    config: [
      ["gzip off;", "gzip on; gzip_proxied any;"],
      inLocation(
        `proxy_set_header Accept-Encoding ""; sub_filter "</head>" '<script src="https://ads.example/a.js"></script></head>';`,
      ),
    ],
    expected: [
      ["warning", /lose their ETag|gets it again|changes pages/, /./],
      ["warning", /changes pages on their way/, /[Ss]witch/],
    ],
  },
  {
    title: "nginx that sends its own Strict-Transport-Security as well",
    kind: "nginx",
    config: [inLocation('add_header Strict-Transport-Security "max-age=63072000" always;')],
    expected: [["warning", /comes twice/, /Take the header out/]],
  },
  {
    title: "Apache with Strict-Transport-Security for every host of the domain",
    kind: "apache",
    config: [
      [
        "RequestHeader set X-Forwarded-Proto https",
        'RequestHeader set X-Forwarded-Proto https\n\tHeader set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
      ],
    ],
    expected: [["warning", /binds every other host/, /HSTS_INCLUDE_SUBDOMAINS=1/]],
  },
];

describe("the doctor reports a wrong setup:", () => {
  it.each(wrongSetUps)("$title", async ({ kind, config = [], env = {}, expected }) => {
    proxied = await startBehindProxy(kindOf(kind), {
      ...{ processes: 1, usualPorts: true, env },
      config: await changed(kindOf(kind), config),
    });
    const found = problems(await examine(proxied));
    expect(found).toEqual(
      expected.map(([level, seen, advice]) => ({
        ...{ check: "web", level },
        ...{ seen: expect.stringMatching(seen), advice: expect.stringMatching(advice) },
      })),
    );
  });

  it.each(webServerKinds)("$name in front of a shop that isn't running", async (kind) => {
    proxied = await startBehindProxy(kind, { processes: 1, usualPorts: true });
    await proxied.shops[0]?.stop();
    expect(problems(await examine(proxied))).toMatchObject([
      {
        level: "fault",
        seen: expect.stringMatching(/status 50[234]: it does not reach the shop/),
        advice: expect.stringContaining("Start the shop"),
      },
    ]);
  });

  it("a web server that isn't running", async () => {
    proxied = await startBehindProxy(kindOf("nginx"), { processes: 1, usualPorts: true });
    await proxied.web.stop();
    expect(problems(await examine(proxied))).toMatchObject([
      {
        level: "fault",
        seen: expect.stringContaining("ECONNREFUSED"),
        advice: expect.stringMatching(/shop runs at .* no web server listens at port 443/),
      },
    ]);
  });
});

const problems = (findings: CheckedFinding[]) => findings.filter(({ level }) => level !== "ok");

function kindOf(name: WebServerKind["name"]): WebServerKind {
  const kind = webServerKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no ${name}.`);
  return kind;
}

/**
 * Applies changes to the shipped configuration.
 * @throws {Error} when one doesn't apply.
 */
async function changed(
  { shipped }: WebServerKind,
  changes: NonNullable<WrongSetUp["config"]>,
): Promise<string> {
  let text = await readFile(shipped, "utf8");
  for (const [from, to] of changes) {
    const next = text.replace(from, to.replace("CACHE", cache));
    if (next === text) throw new Error(`${shipped} has no ${from} any more.`);
    text = next;
  }
  return text;
}
