import { describe, expect, it } from "vitest";
import { everyKind } from "#tests/support/every-kind.ts";
import { type Config, readConfig } from "./read-config.ts";

function configOf(env: NodeJS.ProcessEnv): Config {
  const result = readConfig(env, everyKind);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.config;
}

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  const result = readConfig(env, everyKind);
  return result.ok ? [] : result.problems.map(({ name }) => name);
}

describe("the environment contract", () => {
  it("works without any variable", () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      dataDir: "./data",
      trustProxy: 0,
      retryBaseMs: 10_000,
      poolSize: 10,
      role: "all",
      logLevel: "info",
    });
  });

  it("takes the default site address from the port", () => {
    expect(configOf({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  });

  it("drops the slash at the end of the site address", () => {
    expect(configOf({ SITE_URL: "https://shop.example/" }).siteUrl).toBe("https://shop.example");
  });

  it("treats an empty variable as missing", () => {
    expect(configOf({ DATABASE_URL: "", PORT: " " }).databaseUrl).toBeUndefined();
  });

  it("lists every problem at once", () => {
    const env = { PORT: "http", SITE_URL: "shop.example/page", DATABASE_URL: "mysql://x" };
    expect(problemsOf(env)).toEqual(["PORT", "SITE_URL", "DATABASE_URL"]);
  });

  it("explains for each problem what to write instead", () => {
    const result = readConfig({ SMTP_URL: "mail.example.com" }, everyKind);
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          name: "SMTP_URL",
          message: "must be an address such as smtps://user:password@mail.example.com",
        },
      ],
    });
  });

  it.each([
    ["SITE_URL", "https://shop.example/furniture"],
    ["SITE_URL", "javascript:alert(1)"],
    ["SITE_URL", "https://shop@shop.example"],
    ["CRM_WEBHOOK_URL", "ftp://crm.example"],
    ["CRM_WEBHOOK_URL", "https://shop:pa55word@crm.example/hooks"],
    ["CRM_WEBHOOK_URL", "https://:pa55word@crm.example/hooks"],
    ["CRM_WEBHOOK_URL", "http://127.0.0.1:6000/hooks"],
    ["CRM_WEBHOOK_SECRET", "not a secret!"],
    ["MAIL_FROM", "The Shop"],
    ["MAIL_FROM", "josé@shop.example"],
    ["SHOP_INBOX", "a@b.example\r\nBcc: c@d.example"],
    ["TRUST_PROXY", "-1"],
    ["DATABASE_POOL_SIZE", "1"],
    ["ROLE", "cook"],
    ["PORT", "70000"],
    ["LOG_LEVEL", "loud"],
    ["LINK_SECRET", "short"],
    ["LINK_SECRET", "set it when the processes run on several machines; the same on all"],
    ["LINK_SECRET", "s".repeat(31)],
    ["RETENTION_DAYS", "7"],
    ["RETENTION_DAYS", "29"],
    ["RETENTION_DAYS", "36501"],
    ["RETENTION_DAYS", "quote=29"],
    ["RETENTION_DAYS", "quote=365,quotes=365"],
    ["RETENTION_DAYS", "quote=365,quote=36"],
    ["RETENTION_DAYS", "quote=a year"],
    ["METRICS_PORT", "0"],
    ["DELIVERY_RETRY_BASE_MS", "0"],
    ["CHAT_WIDGET_ID", "an id without the address of its script"],
    ["CHAT_WIDGET_SRC", "https://chat.example/loader.js"],
    ["PRICE_MATCH_FORM_SCRIPT", "https://forms.example/embed.js"],
  ])("refuses %s=%j", (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([name]);
  });

  it("explains a problem with a webhook's address without repeating its password", () => {
    const result = readConfig(
      { CRM_WEBHOOK_URL: "https://shop:pa55word@crm.example/hooks" },
      everyKind,
    );
    const output = JSON.stringify(result);
    expect(output).toContain("user or password");
    expect(output).not.toContain("pa55word");
  });

  it("keeps leads forever unless RETENTION_DAYS is set", () => {
    expect(configOf({}).retentionDays).toEqual({});
    expect(configOf({ RETENTION_DAYS: "quote=365, booking=1095" }).retentionDays).toEqual({
      quote: 365,
      booking: 1095,
    });
    expect(configOf({ RETENTION_DAYS: "730" }).retentionDays).toMatchObject({
      custom: 730,
      price_match: 730,
    });
  });

  it.each([
    ["CRM_WEBHOOK_URL", "https://crm.example:8443/hooks?token=a@b"],
    ["MAIL_FROM", "The Shop <hello@shop.example>"],
    ["CRM_WEBHOOK_SECRET", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    ["DATABASE_URL", "postgresql://postgres@127.0.0.1:5432/shop"],
    ["SMTP_URL", "smtp://127.0.0.1:2525"],
    ["PORT", "0"],
    ["LINK_SECRET", "s".repeat(32)],
    ["RETENTION_DAYS", "quote=365, booking=1095"],
    ["RETENTION_DAYS", "30"],
    ["RETENTION_DAYS", "36500"],
  ])("accepts %s=%j", (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });
});
