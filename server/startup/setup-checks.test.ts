import { pino } from "pino";
import PostalMime, { type Email as ParsedEmail } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import type { Check, Finding } from "#server/doctor/check.ts";
import { setupChecks } from "#server/doctor/setup-checks.ts";
import type { EmailTransport } from "#server/mail/email-transport.ts";
import { exposition } from "#server/metrics/exposition.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { configOf } from "#tests/support/doctor-fixture.ts";
import { freePort } from "#tests/support/free-port.ts";
import {
  type ScriptedEmailServer,
  startScriptedEmailServer,
} from "#tests/support/scripted-email-server.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startWebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { SetupChecks } from "./setup-checks.ts";

const HOUR = 60 * 60 * 1000;
const address = (text: string) => ({ name: "", address: text });
const fault: Finding = { level: "fault", seen: "the server is away", advice: "Start it." };

let emails: ParsedEmail[];
let reachable: boolean;
let laterMs: number;
let log: string[];
beforeEach(() => {
  emails = [];
  reachable = true;
  laterMs = 0;
  log = [];
});

const transport: EmailTransport = {
  receiver: "test",
  send: async (composed) => {
    if (!reachable) return { kind: "retry", error: "away" };
    emails.push(await PostalMime.parse(composed.message));
    return { kind: "delivered" };
  },
};

/** The setup checks of one process. */
function newSetupChecks(
  store: Store,
  checks: readonly Check[],
  env: NodeJS.ProcessEnv = {},
): SetupChecks {
  return new SetupChecks({
    config: configOf(env),
    store,
    checks,
    logger: pino({ base: null }, { write: (line: string) => log.push(line) }),
    alertDeps: {
      transport,
      mail: { from: address("shop@shop.example"), shopInbox: address("inbox@shop.example") },
      owner: address("owner@shop.example"),
      siteUrl: "https://shop.example",
      clock: () => new Date(Date.now() + laterMs),
    },
  });
}

const lines = () => log.map((line) => JSON.parse(line));
const warnings = () => lines().filter(({ level }) => level === 40);
const metricValue = (checks: SetupChecks, name: string) =>
  new RegExp(`shop_setup_faults\\{check="${name}"\\} (\\d)`).exec(
    exposition(checks.metrics()),
  )?.[1];

describe.each(engines)("on %s, a fault in the setup", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let findings: Finding[];
  let check: Check;
  beforeEach(async () => {
    database = await newTestDatabase(engine);
    store = await openStore(database);
    findings = [fault];
    check = { name: "mail", run: async () => findings };
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  it("is one log line and a metric until it is fixed", async () => {
    const checks = newSetupChecks(store, [check]);
    expect(metricValue(checks, "mail")).toBe("0");
    await checks.check();
    await checks.check();
    const setupLines = warnings().filter(({ msg }) => msg.startsWith("set-up"));
    expect(setupLines).toMatchObject([
      { check: "mail", found: "fault", msg: "set-up, mail: the server is away. Start it." },
    ]);
    expect(metricValue(checks, "mail")).toBe("1");
    findings = [];
    await checks.check();
    expect(metricValue(checks, "mail")).toBe("0");
    expect(lines().at(-1)).toMatchObject({ msg: "set-up, mail: put right" });
  });

  it("is alerted by email after a second check, once a day, by one process", async () => {
    const processes = [newSetupChecks(store, [check]), newSetupChecks(store, [check])];
    const checkAll = () => Promise.all(processes.map((one) => one.check()));
    await checkAll();
    expect(emails).toEqual([]);
    await checkAll();
    await checkAll();
    expect(emails.map(({ subject }) => subject)).toEqual([
      "The website's set-up has a fault (mail)",
    ]);
    expect(emails[0]?.text).toContain("the server is away. Start it.");
    laterMs = 25 * HOUR;
    await checkAll();
    expect(emails).toHaveLength(2);
  });

  it("is alerted once a day if it is intermittent", async () => {
    const checks = newSetupChecks(store, [check]);
    for (const now of [[fault], [fault], [], [fault], [fault]]) {
      findings = now;
      await checks.check();
    }
    expect(emails).toHaveLength(1);
  });

  it("is alerted at a later check if the alert failed", async () => {
    const checks = newSetupChecks(store, [check]);
    reachable = false;
    await checks.check();
    await checks.check();
    reachable = true;
    laterMs = HOUR / 6;
    await checks.check();
    expect(emails).toHaveLength(1);
  });
});

describe.each(engines)("a shop that has started on %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let server: ScriptedEmailServer | undefined;
  beforeEach(async () => {
    database = await newTestDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
    await store.close();
    await database.remove();
  });

  const checkWith = async (env: NodeJS.ProcessEnv) => {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
    const checks = newSetupChecks(store, setupChecks, { DATA_DIR, DATABASE_URL, ...env });
    await checks.check();
    return checks;
  };

  test("M1: reports an email server that doesn't respond, before the first lead", async () => {
    const checks = await checkWith({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    expect(metricValue(checks, "mail")).toBe("1");
    expect(warnings().map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^set-up, mail: .*nothing listens at that host and port/),
    );
  });

  test("M4: reports a refused sender with the server's reply", async () => {
    server = await startScriptedEmailServer({
      reply: (command) => (command.startsWith("MAIL") ? "553 5.7.1 not yours" : undefined),
    });
    await checkWith({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    expect(JSON.stringify(warnings())).toMatch(/553 5\.7\.1 not yours.*MAIL_FROM/);
  });

  it("posts nothing to the CRM and sends no email", async () => {
    server = await startScriptedEmailServer();
    const crm = await startWebhookReceiver();
    const checks = await checkWith({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      CRM_WEBHOOK_URL: crm.url,
    });
    await crm.close();
    expect(crm.received).toEqual([]);
    expect(server.heard.join()).toContain("MAIL FROM");
    expect(server.heard).not.toContain("DATA");
    expect(exposition(checks.metrics())).not.toMatch(/ 1$/m);
  });

  it("has one metric per check", async () => {
    const checks = await checkWith({});
    const named = [...exposition(checks.metrics()).matchAll(/check="(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(["settings", "mail", "crm", "database", "disk", "clock"]);
  });

  it("stops even when a check hangs", async () => {
    const hanging: Check = { name: "mail", run: () => new Promise(() => {}) };
    const checks = newSetupChecks(store, [hanging]);
    checks.start();
    await checks.stop();
    const inFlight = checks.check();
    await checks.stop();
    await inFlight;
  });
});
