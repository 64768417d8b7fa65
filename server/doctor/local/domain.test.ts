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

/** A DNS with these records. */
function dns(zone: Zone): Names {
  const none = () => Object.assign(new Error("none"), { code: "ENODATA" });
  const have = async <Value>(values: Value[] | undefined): Promise<Value[]> => {
    if (!values) throw none();
    return values;
  };
  return {
    // Long records come in parts.
    resolveTxt: (name: string) =>
      have(zone[name]?.txt?.map((text) => [text.slice(0, 5), text.slice(5)])),
    resolveMx: (name: string) =>
      have(zone[name]?.mx?.map((exchange) => ({ exchange, priority: 10 }))),
    resolve4: ((name: string) => have(zone[name]?.a)) as Names["resolve4"],
    resolve6: (() => have(undefined)) as Names["resolve6"],
  };
}

const right: Zone = {
  "shop.example": { txt: ["google-site-verification=1", "v=spf1 include:_spf.mail.example ~all"] },
  "_dmarc.shop.example": { txt: ["v=DMARC1; p=none"] },
  "inbox.example": { mx: ["mx.inbox.example"] },
};
const warned = async (zone: Zone, given = config) =>
  textAtLevel("warning", await domainFindings(given, dns({ ...right, ...zone })));

it("a domain with SPF, DMARC and an inbox is right, and DKIM's place to look is named", async () => {
  const findings = await domainFindings(config, dns(right));
  expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(["ok"]));
  expect(textAtLevel("ok", findings)).toMatch(/dkim=pass/);
});

it.each<[string, Zone, RegExp]>([
  ["no SPF", { "shop.example": {} }, /no SPF record.*v=spf1/s],
  ["two SPF records", { "shop.example": { txt: ["v=spf1 -all", "v=spf1 mx -all"] } }, /2 SPF/],
  ["SPF for all", { "shop.example": { txt: ["v=spf1 +all"] } }, /everybody/],
  ["SPF for all, unsaid", { "shop.example": { txt: ["v=spf1 all"] } }, /everybody/],
  ["no DMARC", { "_dmarc.shop.example": {} }, /no DMARC.*_dmarc\.shop\.example/s],
  ["an inbox nobody has", { "inbox.example": {} }, /nothing in the DNS.*SHOP_INBOX/s],
  ["an inbox that takes no mail", { "inbox.example": { mx: [""] } }, /takes no mail/],
])("%s is a warning", async (_, zone, words) => {
  expect(await warned(zone)).toMatch(words);
});

it("DMARC holds for what is below a domain, and a host without MX takes its own mail", async () => {
  const below = configOf({
    SMTP_URL: "smtp://127.0.0.1:25",
    MAIL_FROM: "hello@news.shop.example",
    SHOP_INBOX: "owner@inbox.example",
  });
  const zone = {
    "news.shop.example": { txt: ["v=spf1 -all"] },
    "inbox.example": { a: ["192.0.2.1"] },
  };
  expect(await warned(zone, below)).toBe("");
});

it("a domain with other letters is asked for as the DNS writes it", async () => {
  const asked: string[] = [];
  const resolveTxt = async (name: string) => {
    asked.push(name);
    return [];
  };
  const given = configOf({ SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "hello@möbel.example" });
  await domainFindings(given, { ...dns(right), resolveTxt });
  expect(asked).toContain("xn--mbel-5qa.example");
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

  it("no DNS lookups without email", async () => {
    expect(await domainFindings(configOf({}), dns({}))).toEqual([]);
  });
});
