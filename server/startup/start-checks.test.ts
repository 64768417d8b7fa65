import { pino } from "pino";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import type { Check, Finding } from "#server/doctor/check.ts";
import { checksAtStart } from "#server/doctor/checks-at-start.ts";
import type { MailTransport } from "#server/mail/mail-transport.ts";
import { exposition } from "#server/metrics/exposition.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { configOf } from "#tests/support/doctor-bench.ts";
import { freePort } from "#tests/support/free-port.ts";
import {
  type ScriptedMailServer,
  startScriptedMailServer,
} from "#tests/support/scripted-mail-server.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startWebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { StartChecks } from "./start-checks.ts";

const HOUR = 60 * 60 * 1000;
const address = (text: string) => ({ name: "", address: text });
const fault: Finding = { level: "fault", seen: "the server is away", advice: "Start it." };

let mails: Email[];
let reachable: boolean;
let laterMs: number;
let log: string[];
beforeEach(() => {
  mails = [];
  reachable = true;
  laterMs = 0;
  log = [];
});

const transport: MailTransport = {
  receiver: "test",
  hand: async (mail) => {
    if (!reachable) return { kind: "retry", error: "away" };
    mails.push(await PostalMime.parse(mail.message));
    return { kind: "delivered" };
  },
};

/** What one process looks at, and how it tells. */
function looking(store: Store, checks: readonly Check[], env: NodeJS.ProcessEnv = {}): StartChecks {
  return new StartChecks({
    config: configOf(env),
    store,
    checks,
    logger: pino({ base: null }, { write: (line: string) => log.push(line) }),
    tell: {
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
const figure = (checks: StartChecks, name: string) =>
  new RegExp(`shop_setup_faults\\{check="${name}"\\} (\\d)`).exec(
    exposition(checks.metrics()),
  )?.[1];

describe.each(engines)("on %s, a fault in the set-up", (engine) => {
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

  it("is one line in the log and a figure, until it is put right", async () => {
    const checks = looking(store, [check]);
    expect(figure(checks, "mail")).toBe("0");
    await checks.look();
    await checks.look();
    const said = warnings().filter(({ msg }) => msg.startsWith("set-up"));
    expect(said).toMatchObject([
      { check: "mail", found: "fault", msg: "set-up, mail: the server is away. Start it." },
    ]);
    expect(figure(checks, "mail")).toBe("1");
    findings = [];
    await checks.look();
    expect(figure(checks, "mail")).toBe("0");
    expect(lines().at(-1)).toMatchObject({ msg: "set-up, mail: put right" });
  });

  it("is told by mail when a second look finds it too, by one of all processes, once a day", async () => {
    const processes = [looking(store, [check]), looking(store, [check])];
    const lookAll = () => Promise.all(processes.map((one) => one.look()));
    await lookAll();
    expect(mails).toEqual([]);
    await lookAll();
    await lookAll();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "The website's set-up has a fault (mail)",
    ]);
    expect(mails[0]?.text).toContain("the server is away. Start it.");
    laterMs = 25 * HOUR;
    await lookAll();
    expect(mails).toHaveLength(2);
  });

  it("that comes and goes is told of once a day", async () => {
    const checks = looking(store, [check]);
    for (const now of [[fault], [fault], [], [fault], [fault]]) {
      findings = now;
      await checks.look();
    }
    expect(mails).toHaveLength(1);
  });

  it("that could not be told is told by a later look", async () => {
    const checks = looking(store, [check]);
    reachable = false;
    await checks.look();
    await checks.look();
    reachable = true;
    laterMs = HOUR / 6;
    await checks.look();
    expect(mails).toHaveLength(1);
  });
});

describe.each(engines)("a shop that has started on %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let server: ScriptedMailServer | undefined;
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

  const lookWith = async (env: NodeJS.ProcessEnv) => {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
    const checks = looking(store, checksAtStart, { DATA_DIR, DATABASE_URL, ...env });
    await checks.look();
    return checks;
  };

  test("M1: names a mail server that does not answer, before the first lead", async () => {
    const checks = await lookWith({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    expect(figure(checks, "mail")).toBe("1");
    expect(warnings().map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^set-up, mail: .*nothing listens at that host and port/),
    );
  });

  test("M4: names a sender who is refused, in the server's words", async () => {
    server = await startScriptedMailServer({
      reply: (command) => (command.startsWith("MAIL") ? "553 5.7.1 not yours" : undefined),
    });
    await lookWith({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    expect(JSON.stringify(warnings())).toMatch(/553 5\.7\.1 not yours.*MAIL_FROM/);
  });

  it("posts nothing to the CRM and sends no mail", async () => {
    server = await startScriptedMailServer();
    const crm = await startWebhookReceiver();
    const checks = await lookWith({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      CRM_WEBHOOK_URL: crm.url,
    });
    await crm.close();
    expect(crm.received).toEqual([]);
    expect(server.heard).not.toContain("DATA");
    expect(exposition(checks.metrics())).not.toMatch(/ 1$/m);
  });

  it("has a figure for each check and no other", async () => {
    const checks = await lookWith({});
    const named = [...exposition(checks.metrics()).matchAll(/check="(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(["settings", "mail", "crm", "database", "disk", "clock"]);
  });

  it("is not kept from stopping by a look that hangs", async () => {
    const hangs: Check = { name: "mail", run: () => new Promise(() => {}) };
    const checks = looking(store, [hangs]);
    checks.begin();
    await checks.stop();
    const underWay = checks.look();
    await checks.stop();
    await underWay;
  });
});
