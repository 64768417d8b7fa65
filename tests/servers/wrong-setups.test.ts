import { afterEach, describe, expect, it } from "vitest";
import { examine } from "./check-shop.ts";
import { type ShopBehindProxy, startBehindProxy } from "./shop-behind-proxy.ts";
import { webServerKinds } from "./web-server-kinds.ts";
import { problems, testWrongSetups, type WrongSetup, webServerKind } from "./wrong-setup.ts";

let proxied: ShopBehindProxy | undefined;
afterEach(async () => {
  await proxied?.stop();
  proxied = undefined;
});

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

const hostVariable = "$host;";
const port80Block = /server \{\n\tlisten 80;[\s\S]*?\n\}\n/;

const wrongSetups: WrongSetup[] = [
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
    title: "2S11: Apache that doesn't send X-Forwarded-Proto",
    kind: "apache",
    config: [["RequestHeader set X-Forwarded-Proto https", ""]],
    expected: [["warning", /X-Forwarded-Proto does not reach/, /RequestHeader set X-Forwarded/]],
  },
  {
    title: "2S11: HAProxy that doesn't send X-Forwarded-Proto",
    kind: "haproxy",
    config: [["http-request set-header X-Forwarded-Proto https\n", ""]],
    expected: [["warning", /X-Forwarded-Proto does not reach/, /HAProxy: http-request set-header/]],
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
      [`proxy_set_header Host ${hostVariable}`, ""],
      [`proxy_set_header X-Forwarded-Host ${hostVariable}`, ""],
    ],
    expected: [["fault", /sees the host parsons_furniture/, /proxy_set_header Host \$host;/]],
  },
  {
    title: "P4: nginx that adds the port to the host, which is accepted",
    kind: "nginx",
    config: [[`proxy_set_header Host ${hostVariable}`, "proxy_set_header Host $host:443;"]],
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
    (kind): WrongSetup => ({
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
];

describe("the doctor reports a wrong setup:", () => {
  testWrongSetups(wrongSetups);

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
    proxied = await startBehindProxy(webServerKind("nginx"), { processes: 1, usualPorts: true });
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
