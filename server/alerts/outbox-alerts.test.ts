import PostalMime, { type Email as ParsedEmail } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EmailTransport } from "#server/mail/email-transport.ts";
import type { DueMessage, Sink } from "#server/outbox/sink.ts";
import { openStore } from "#server/store/open-store.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { alertStuckMessages } from "./outbox-alerts.ts";

const HOUR = 60 * 60 * 1000;
const at = (address: string) => ({ name: "", address });

describe.each(engines)("on %s, the owner", (engine) => {
  let backend: TestBackend;
  let other: Store;
  let emails: ParsedEmail[];
  let reachable: boolean;
  let refused: string | undefined;
  let posted: DueMessage[];
  let laterMs: number;

  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
    other = await openStore(backend.database);
    emails = [];
    reachable = true;
    refused = undefined;
    posted = [];
    laterMs = 0;
    await acceptQuote(backend, { name: "Wilhelmina Quarterstaff" });
    await set("delivered");
  });
  afterEach(async () => {
    await other.close();
    await backend.close();
  });

  const clock = () => new Date(Date.now() + laterMs);
  const transport: EmailTransport = {
    receiver: "test",
    send: async (composed) => {
      if (!reachable || composed.to === refused) return { kind: "retry", error: "away" };
      emails.push(await PostalMime.parse(composed.message));
      return { kind: "delivered" };
    },
  };
  const crm: Sink = {
    name: "crm",
    leaseMs: 15_000,
    send: async (message) => {
      posted.push(message);
      return { kind: "delivered" };
    },
  };
  const check = (store: Store = backend.store) =>
    alertStuckMessages({
      store,
      transport,
      mail: { from: at("shop@shop.example"), shopInbox: at("inbox@shop.example") },
      owner: at("owner@shop.example"),
      crm,
      siteUrl: "https://shop.example",
      clock,
      logger: silent,
    });
  function set(status: MessageStatus) {
    const scheduled_at = clock().toISOString();
    return backend.store.queries.updateTable("deliveries").set({ status, scheduled_at }).execute();
  }

  it("gets no alert while messages are sent or recently queued", async () => {
    expect(await check()).toBe(0);
    await set("pending");
    expect(await check()).toBe(0);
  });

  it("is alerted by only one process, once per sink, when something is parked", async () => {
    await set("parked");
    await Promise.all([check(), check(other), check(), check(other)]);
    laterMs = 2 * HOUR;
    await check(other);
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      "Leads do not reach shoppers",
      "Leads do not reach the CRM",
      "Leads do not reach the shop's inbox",
    ]);
    expect(emails[0]?.to).toEqual([at("owner@shop.example")]);
    expect(JSON.stringify(emails)).not.toMatch(/Wilhelmina|dana@example/i);
  });

  it("is alerted when something is stuck for an hour, and again for a new incident", async () => {
    await set("pending");
    laterMs = HOUR + 60_000;
    expect(await check()).toBe(3);
    await set("delivered");
    expect(await check()).toBe(0);
    await set("pending");
    expect(await check()).toBe(3);
  });

  it("is alerted again when more is parked a day later", async () => {
    await set("parked");
    await check();
    laterMs = 20 * HOUR;
    await set("parked");
    expect(await check()).toBe(0);
    laterMs = 30 * HOUR;
    await set("parked");
    expect(await check()).toBe(3);
  });

  it("is alerted even if the clock was set back during an alert", async () => {
    await set("parked");
    reachable = false;
    laterMs = 24 * HOUR;
    expect(await check()).toBe(0);
    reachable = true;
    laterMs = 0;
    expect(await check(other)).toBe(3);
  });

  it("isn't alerted twice while one process is alerting", async () => {
    await set("parked");
    reachable = false;
    expect(await check()).toBe(0);
    reachable = true;
    laterMs = 60_000;
    expect(await check(other)).toBe(0);
  });

  it("is alerted at the shop's address when their own address is refused", async () => {
    await set("parked");
    refused = "owner@shop.example";
    expect(await check()).toBe(3);
    expect(emails.map(({ to }) => to?.[0]?.address)).toEqual(Array(3).fill(facts.email));
  });

  it("is alerted through the CRM after an hour without email", async () => {
    await set("parked");
    reachable = false;
    expect(await check()).toBe(0);
    expect(posted).toEqual([]);
    laterMs = HOUR + 60_000;
    expect(await check()).toBe(2);
    expect(await check(other)).toBe(0);
    const records = posted.map(({ payload }) => JSON.parse(payload));
    expect(records.map(({ looking_for }) => looking_for.split(".")[0])).toEqual([
      "Leads do not reach the shop's inbox",
      "Leads do not reach shoppers",
    ]);
    expect(records[0]).toMatchObject({
      lead_kind: "custom",
      lead_id: posted[0]?.id,
      email: facts.email,
      tags: "website,website alert",
      pipeline_stage: "New Lead",
    });
    expect(new Set(posted.map(({ id }) => id)).size).toBe(2);
    expect(JSON.stringify(posted)).not.toMatch(/Wilhelmina|dana@example/i);
  });

  it("gets the receiver's error message in the alert", async () => {
    await set("parked");
    const last_error = "The CRM answered with status 404.";
    await backend.store.queries
      .updateTable("deliveries")
      .set({ last_error })
      .where("sink", "=", "crm")
      .execute();
    await check();
    const parsed = emails.find(({ subject }) => subject === "Leads do not reach the CRM");
    expect(parsed?.text).toContain(last_error);
  });

  it("is alerted as soon as email works again", async () => {
    await set("parked");
    reachable = false;
    expect(await check()).toBe(0);
    reachable = true;
    laterMs = 3 * 60_000;
    expect(await check(other)).toBe(3);
  });
});
