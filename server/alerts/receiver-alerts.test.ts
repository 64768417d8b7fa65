import PostalMime, { type Email as ParsedEmail } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EmailTransport } from "#server/mail/email-transport.ts";
import { outboxBySink } from "#server/outbox/outbox-health.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { CrmScenario } from "#tests/support/crm-scenario.ts";
import { eventually } from "#tests/support/eventually.ts";
import { silent } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { incidentLine } from "./incident-line.ts";
import { alertStuckMessages } from "./outbox-alerts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIRST = "Leads do not reach the CRM";
const LAST = "Leads reach the CRM again";
const at = (address: string) => ({ name: "", address });

describe.each(engines)("on %s, the owner", (engine) => {
  let shop: CrmScenario;
  let other: Store;
  let emails: ParsedEmail[];
  let reachable: boolean;

  beforeEach(async () => {
    shop = await CrmScenario.open(engine);
    // Emails about leads aren't sent in these tests.
    await shop.start();
    other = await openStore(shop.backend.database);
    emails = [];
    reachable = true;
  });
  afterEach(async () => {
    await other.close();
    await shop.close();
  });

  const transport: EmailTransport = {
    receiver: "test",
    send: async ({ message }) => {
      if (!reachable) return { kind: "retry", error: "away" };
      emails.push(await PostalMime.parse(message));
      return { kind: "delivered" };
    },
  };
  const check = (store: Store = shop.backend.store) =>
    alertStuckMessages({
      store,
      transport,
      clock: shop.clock,
      logger: silent,
      mail: { from: at("shop@shop.example"), shopInbox: at("inbox@shop.example") },
      owner: at("owner@shop.example"),
      siteUrl: "https://shop.example",
    });
  const subjects = () => emails.map(({ subject }) => subject);
  const failures = async () => (await shop.pauses())[0]?.failures ?? 0;
  const failed = (count = 1) => eventually(async () => expect(await failures()).toBe(count));
  const delivered = () =>
    eventually(async () => expect(new Set(await shop.statuses())).toEqual(new Set(["delivered"])));
  async function accept(...names: string[]): Promise<void> {
    await shop.accept(...names);
    const queries = shop.backend.store.queries;
    await queries.deleteFrom("deliveries").where("sink", "!=", "crm").execute();
  }
  /** Lets time pass for the workers, which then look for due messages. */
  async function pass(ms: number): Promise<void> {
    shop.laterMs += ms;
    await accept();
  }

  it("T27: is told at the first 410 what to do, and at the last how many leads went out", async () => {
    shop.response = (count) => ({ status: count === 1 ? 410 : 200 });
    await accept("a");
    await failed();
    await accept("b", "c", "d");
    await Promise.all([check(), check(other), check()]);
    expect(subjects()).toEqual([FIRST]);
    expect(emails[0]?.text).toMatch(/status 410.*gone.*switch the scenario or webhook on again/s);
    expect(emails[0]?.text).toContain("go out by themselves");
    await pass(HOUR);
    await accept("later");
    await delivered();
    await Promise.all([check(), check(other)]);
    await check();
    expect(subjects()).toEqual([FIRST, LAST]);
    expect(emails[1]?.text).toMatch(/[45] messages that waited went out by themselves/);
    expect(emails[1]?.text).toContain("status 410");
    expect(JSON.stringify(emails)).not.toMatch(/Dana|dana@example/i);
  });

  it("T12: is told once where a redirect leads, however long it lasts", async () => {
    const headers = { location: "https://script.googleusercontent.com/macros/echo?key=xyz" };
    shop.response = () => ({ status: 302, headers });
    await accept("a", "b");
    await failed();
    await check();
    for (let hour = 2; hour <= 4; hour += 1) {
      await pass(HOUR + MINUTE);
      await failed(hour);
      await check(other);
    }
    expect(subjects()).toEqual([FIRST]);
    expect(emails[0]?.text).toMatch(
      /redirects to script\.googleusercontent\.com.*with 200 itself/s,
    );
    expect(emails[0]?.text).not.toContain("xyz");
    expect(shop.postCount).toBe(4);
    const line = await incidentLine(shop.backend.store.queries, shop.clock());
    expect(line).toContain("script.googleusercontent.com");
  });

  it("T27: is told in one email if it is over before the first could be sent", async () => {
    shop.response = (count) => ({ status: count === 1 ? 410 : 200 });
    reachable = false;
    await accept("a");
    await failed();
    await check();
    await pass(HOUR);
    await delivered();
    reachable = true;
    await check();
    await check(other);
    expect(subjects()).toEqual([LAST]);
    expect(emails[0]?.text).toContain("1 message that waited went out by itself");
  });

  it("is told of a CRM that is merely away only if leads have waited for an hour", async () => {
    shop.response = () => ({ status: 503 });
    await accept("a");
    await failed();
    expect(await check()).toBe(0);
    await pass(20 * MINUTE);
    await failed(2);
    expect(await check()).toBe(0);
    await pass(HOUR);
    await failed(3);
    await check();
    await check(other);
    expect(subjects()).toEqual([FIRST]);
    shop.response = () => ({ status: 200 });
    await pass(HOUR);
    await delivered();
    await check();
    expect(subjects()).toEqual([FIRST, LAST]);
  });

  it("hears nothing of a CRM that was away for minutes", async () => {
    shop.response = (count) => ({ status: count < 3 ? 503 : 200 });
    await accept("a");
    await failed();
    await check();
    await pass(MINUTE);
    await failed(2);
    await pass(5 * MINUTE);
    await delivered();
    expect(await check()).toBe(0);
    const receivers = (await outboxBySink(other.queries)).map(({ receiver }) => receiver);
    expect(receivers, "and it is forgotten").toEqual([undefined, undefined, undefined]);
    expect(emails).toEqual([]);
  });

  it("T27: gets two emails in an hour at most about a CRM that is gone and back in turns", async () => {
    shop.response = (count) => ({ status: count % 2 === 1 ? 410 : 200 });
    for (const name of ["a", "b", "c", "d"]) {
      await accept(name);
      await failed();
      await check();
      await pass(5 * MINUTE);
      await delivered();
      await check();
    }
    expect(subjects()).toEqual([FIRST, LAST]);
    await pass(HOUR);
    await accept("e");
    await failed();
    await check();
    expect(subjects()).toEqual([FIRST, LAST, FIRST]);
  });

  it("is told that leads still wait if they don't go out although the CRM answers again", async () => {
    shop.response = (count) => ({ status: count === 1 ? 410 : 200 });
    await accept("a", "b");
    await failed();
    await check();
    shop.response = (count) => ({ status: count === 2 ? 200 : 422 });
    await pass(MINUTE);
    await eventually(async () => expect(await shop.pauses()).toEqual([]));
    expect(await check(), "the others may be on their way").toBe(0);
    await pass(11 * MINUTE);
    await check();
    expect(subjects()).toEqual([FIRST, LAST]);
    expect(emails[1]?.text).toContain("1 message is still being tried");
  });

  it("H1: is told once that the CRM answers with web pages", async () => {
    const page = { status: 200, body: "<!doctype html><p>Log in" };
    shop.response = () => page;
    await accept("a");
    await delivered();
    await Promise.all([check(), check(other)]);
    await accept("b");
    await delivered();
    await check();
    expect(subjects()).toEqual(["The CRM answers with a web page"]);
    shop.response = () => ({ status: 200 });
    await accept("c");
    await delivered();
    await check();
    shop.response = () => page;
    await accept("d");
    await delivered();
    await check();
    expect(subjects(), "not again on the same day").toHaveLength(1);
  });
});
