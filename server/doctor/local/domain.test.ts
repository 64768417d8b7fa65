import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { describe, expect, it } from "vitest";
import { configOf, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { domainFindings, type Names } from "./domain.ts";

const config = configOf({
  SMTP_URL: "smtp://127.0.0.1:25",
  MAIL_FROM: "The Shop <hello@shop.example>",
  SHOP_INBOX: "owner@inbox.example",
});

type Zone = Record<string, { txt?: string[]; mx?: string[]; a?: string[] }>;

/** A fake DNS with these records. */
function dns(zone: Zone): Names {
  const none = () => Object.assign(new Error("none"), { code: "ENODATA" });
  const recordsOrError = async <Value>(values: Value[] | undefined): Promise<Value[]> => {
    if (!values) throw none();
    return values;
  };
  return {
    // Long records come in parts.
    resolveTxt: (name: string) =>
      recordsOrError(zone[name]?.txt?.map((text) => [text.slice(0, 5), text.slice(5)])),
    resolveMx: (name: string) =>
      recordsOrError(zone[name]?.mx?.map((exchange) => ({ exchange, priority: 10 }))),
    resolve4: ((name: string) => recordsOrError(zone[name]?.a)) as Names["resolve4"],
    resolve6: (() => recordsOrError(undefined)) as Names["resolve6"],
  };
}

const correctZone: Zone = {
  "shop.example": { txt: ["google-site-verification=1", "v=spf1 include:_spf.mail.example ~all"] },
  "_dmarc.shop.example": { txt: ["v=DMARC1; p=none"] },
  "inbox.example": { mx: ["mx.inbox.example"] },
};
const warningsOf = async (zone: Zone, given = config) =>
  textAtLevel("warning", await domainFindings(given, dns({ ...correctZone, ...zone })));

it("a domain with SPF, DMARC and an inbox is ok, with advice on where to check DKIM", async () => {
  const findings = await domainFindings(config, dns(correctZone));
  expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(["ok"]));
  expect(textAtLevel("ok", findings)).toMatch(/dkim=pass/);
});

it.each<[string, Zone, RegExp]>([
  ["no SPF", { "shop.example": {} }, /no SPF record.*v=spf1/s],
  ["two SPF records", { "shop.example": { txt: ["v=spf1 -all", "v=spf1 mx -all"] } }, /2 SPF/],
  ["SPF for all", { "shop.example": { txt: ["v=spf1 +all"] } }, /everybody/],
  ["SPF for all without a plus sign", { "shop.example": { txt: ["v=spf1 all"] } }, /everybody/],
  ["no DMARC", { "_dmarc.shop.example": {} }, /no DMARC.*_dmarc\.shop\.example/s],
  ["an inbox at an unknown domain", { "inbox.example": {} }, /nothing in the DNS.*SHOP_INBOX/s],
  ["an inbox that accepts no email", { "inbox.example": { mx: [""] } }, /takes no mail/],
])("%s is a warning", async (_, zone, expected) => {
  expect(await warningsOf(zone)).toMatch(expected);
});

it("DMARC applies to subdomains, and a host without MX receives its own email", async () => {
  const below = configOf({
    SMTP_URL: "smtp://127.0.0.1:25",
    MAIL_FROM: "hello@news.shop.example",
    SHOP_INBOX: "owner@inbox.example",
  });
  const zone = {
    "news.shop.example": { txt: ["v=spf1 -all"] },
    "inbox.example": { a: ["192.0.2.1"] },
  };
  expect(await warningsOf(zone, below)).toBe("");
});

it("a domain with non-ASCII letters is looked up as punycode", async () => {
  const lookedUp: string[] = [];
  const resolveTxt = async (name: string) => {
    lookedUp.push(name);
    return [];
  };
  const given = configOf({ SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "hello@möbel.example" });
  await domainFindings(given, { ...dns(correctZone), resolveTxt });
  expect(lookedUp).toContain("xn--mbel-5qa.example");
});

describe("without a DNS", () => {
  it("an unreachable DNS is a warning, not a fault", async () => {
    const silent = createSocket("udp4");
    await new Promise<void>((resolve) => silent.bind(0, "127.0.0.1", resolve));
    const resolver = new Resolver({ timeout: 100, tries: 1 });
    resolver.setServers([`127.0.0.1:${silent.address().port}`]);
    const findings = await domainFindings(config, resolver);
    silent.close();
    expect(textAtLevel("fault", findings)).toBe("");
    expect(textAtLevel("warning", findings)).toMatch(/could not be asked about shop\.example/);
  });

  it("makes no DNS lookups without email", async () => {
    const names = new Proxy({} as Names, {
      get: (_, lookup) => expect.unreachable(`asked by ${String(lookup)}`),
    });
    expect(await domainFindings(configOf({}), names)).toEqual([]);
  });
});
