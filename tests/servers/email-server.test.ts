import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { newTestDatabase } from "#tests/support/test-database.ts";
import { runDoctor } from "./check-shop.ts";
import { type EmailServer, startPostfix } from "./postfix.ts";

let mail: EmailServer | undefined;
let shop: RunningShop | undefined;
let removeData: (() => Promise<void>) | undefined;

afterEach(async () => {
  await shop?.stop();
  await mail?.stop();
  await removeData?.();
  [shop, mail, removeData] = [undefined, undefined, undefined];
});

/** Starts a shop that emails through this Postfix; returns its settings. */
async function openShop(server: EmailServer, more: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const { dataDir, remove } = await newTestDatabase("sqlite");
  removeData = remove;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SMTP_URL: server.url,
    MAIL_FROM: "shop@example.com",
    SHOP_INBOX: "leads@example.com",
    DELIVERY_RETRY_BASE_MS: "100",
    ...more,
  };
  shop = await startShop(env);
  return env;
}

async function sendLead(): Promise<number> {
  const body = new URLSearchParams(goodQuote);
  const headers = { accept: "application/json" };
  const response = await fetch(`${shop?.url}/quote-request`, { method: "POST", body, headers });
  return response.status;
}

async function recipients(): Promise<string[]> {
  const mails = (await mail?.emails()) ?? [];
  return mails
    .map((text) => /^Delivered-To: (.*)$/m.exec(text)?.[1]?.toLowerCase() ?? "")
    .toSorted();
}

/** Returns the doctor's findings about the email server, except `ok`. */
async function mailFindings(env: NodeJS.ProcessEnv): Promise<string[]> {
  const findings = await runDoctor(env);
  return findings
    .filter(({ check, level }) => check === "mail" && level !== "ok")
    .map(({ level, seen, advice }) => `${level}: ${seen} ${advice}`);
}

const noTls = { smtpd_tls_security_level: "none" };

describe("Postfix, set up correctly", () => {
  it.each<[string, Record<string, string>, { trust?: boolean }]>([
    ["without TLS on this machine", noTls, {}],
    ["with TLS by its own authority", {}, { trust: true }],
  ])("%s, accepts every email, and the doctor has no findings", async (_, settings, { trust }) => {
    mail = await startPostfix(settings);
    const env = await openShop(mail, trust ? { NODE_EXTRA_CA_CERTS: mail.certFile } : {});
    expect(await mailFindings(env)).toEqual([]);
    expect(await sendLead()).toBe(201);
    await eventually(async () =>
      expect(await recipients()).toEqual(["dana@example.com", "leads@example.com"]),
    );
  });
});

describe("Postfix, set up incorrectly", () => {
  it.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
    ["M1: an untrusted certificate", {}, {}, /^fault: .*certificate/],
    [
      "M4: a sender it refuses",
      { ...noTls, smtpd_sender_restrictions: "check_sender_access static:{553 5.7.1 Not yours}" },
      {},
      /^fault: .*553 5\.7\.1.*Not yours.*MAIL_FROM/,
    ],
    [
      "M4: an inbox it would have to relay to",
      noTls,
      { SHOP_INBOX: "leads@elsewhere.example" },
      /^fault: .*454 4\.7\.1.*Relay access denied|^fault: .*554 5\.7\.1.*Relay access denied/,
    ],
    [
      "M4: a client it refuses",
      { ...noTls, smtpd_client_restrictions: "reject" },
      {},
      /^fault: .*554 5\.7\.1.*Client host rejected/,
    ],
    [
      "M4: emails larger than it accepts",
      { ...noTls, message_size_limit: "2000" },
      {},
      /^(fault|warning): .*2/,
    ],
  ])(
    "the doctor reports %s, and waiting emails are delivered once it is fixed",
    async (_, settings, env, named) => {
      mail = await startPostfix(settings);
      const reported = await mailFindings(await openShop(mail, env));
      expect(reported).toEqual([expect.stringMatching(named)]);
      expect(await sendLead()).toBe(201);
      await mail.restart({ ...noTls, smtpd_relay_restrictions: "permit_mynetworks, reject" });
      await eventually(
        async () => expect(await recipients()).toContain("dana@example.com"),
        60_000,
      );
    },
  );
});
