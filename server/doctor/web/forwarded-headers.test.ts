import { describe, expect, it } from "vitest";
import type { ProbeReport } from "#server/http/doctor-probe.ts";
import { forwardedHeaders } from "./forwarded-headers.ts";

const site = "https://shop.example";
const report: ProbeReport = {
  proof: "",
  siteUrl: site,
  trustProxy: 1,
  host: "shop.example",
  believedHost: "shop.example",
  scheme: "https",
  visitor: "forwarded",
  madeUpEntries: 0,
  addedEntries: 1,
  disagreeing: [],
  received: 0,
};

function problemsIn(seen: Partial<ProbeReport>, server = "nginx/1.26", siteUrl = site) {
  const response = { status: 200, headers: { server }, rawHeaders: [], body: Buffer.alloc(0) };
  const findings = forwardedHeaders(response, { ...report, ...seen }, siteUrl);
  return findings.filter(({ level }) => level !== "ok");
}

describe("the forwarded host and protocol", () => {
  it("have no findings when both reach the shop", () => {
    expect(problemsIn({})).toEqual([]);
  });

  it.each([
    ["nginx/1.26", "proxy_set_header X-Forwarded-Proto $scheme;"],
    ["Apache/2.4.62", "RequestHeader set X-Forwarded-Proto https"],
    ["", "HAProxy: http-request set-header X-Forwarded-Proto"],
  ])("P3: are a fault when %s reports http for https, with the line to change", (server, line) => {
    const [found] = problemsIn({ scheme: "http" }, server);
    expect(found?.level).toBe("fault");
    expect(found?.advice).toContain(line);
  });

  it("are a warning when the protocol doesn't reach the shop", () => {
    expect(problemsIn({ scheme: null })).toMatchObject([{ level: "warning" }]);
    expect(problemsIn({ scheme: null, trustProxy: 0 })).toEqual([]);
  });

  it.each([
    ["nginx/1.26", ["proxy_set_header X-Forwarded-Proto $scheme;"]],
    ["Apache/2.4.62", ["RequestHeader set X-Forwarded-Proto https"]],
    ["Caddy", ["no header_up for X-Forwarded-Proto"]],
    [
      "",
      ["nginx: proxy_set", "Apache: RequestHeader", "Caddy: no header_up", "HAProxy: http-request"],
    ],
  ])(
    "2S11: are named when %s leaves the protocol out, with the line to add, also before SITE_URL is https",
    (server, lines) => {
      for (const siteUrl of [site, "http://shop.example"]) {
        const [found] = problemsIn({ scheme: null }, server, siteUrl);
        expect(found?.seen).toContain("X-Forwarded-Proto does not reach the shop");
        for (const line of lines) expect(found?.advice).toContain(line);
      }
      expect(problemsIn({ scheme: "http" }, server, "http://shop.example")).toEqual([]);
    },
  );

  it.each([
    ["nginx", "proxy_set_header Host $host;"],
    ["Apache", "ProxyPreserveHost On"],
  ])("P4: are a fault when %s passes on another host, with the line to change", (server, line) => {
    const [found] = problemsIn({ host: "127.0.0.1:3000", believedHost: "127.0.0.1:3000" }, server);
    expect(found?.seen).toContain("127.0.0.1:3000");
    expect(found?.advice).toContain(line);
  });
});
