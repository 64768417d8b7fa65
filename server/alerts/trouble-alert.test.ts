import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MailTransport } from "#server/mail/mail-transport.ts";
import type { DueDelivery, Sink } from "#server/outbox/sink.ts";
import { openStore } from "#server/store/open-store.ts";
import type { DeliveryStatus } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { facts } from "#shop/facts.ts";
import { openTestDesk, silent, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { alertOfTrouble } from "./trouble-alert.ts";

const HOUR = 60 * 60 * 1000;
const at = (address: string) => ({ name: "", address });

describe.each(engines)("on %s, the owner", (engine) => {
  let desk: TestDesk;
  let other: Store;
  let mails: Email[];
  let reachable: boolean;
  let refused: string | undefined;
  let posted: DueDelivery[];
  let laterMs: number;

  beforeEach(async () => {
    desk = await openTestDesk(engine, { crmWebhookUrl: "https://crm.example/hooks" });
    other = await openStore(desk.database);
    mails = [];
    reachable = true;
    refused = undefined;
    posted = [];
    laterMs = 0;
    await acceptQuote(desk, { name: "Wilhelmina Quarterstaff" });
    await set("delivered");
  });
  afterEach(async () => {
    await other.close();
    await desk.close();
  });

  const clock = () => new Date(Date.now() + laterMs);
  const transport: MailTransport = {
    receiver: "test",
    hand: async (mail) => {
      if (!reachable || mail.to === refused) return { kind: "retry", error: "away" };
      mails.push(await PostalMime.parse(mail.message));
      return { kind: "delivered" };
    },
  };
  const crm: Sink = {
    name: "crm",
    leaseMs: 15_000,
    send: async (delivery) => {
      posted.push(delivery);
      return { kind: "delivered" };
    },
  };
  const look = (store: Store = desk.store) =>
    alertOfTrouble({
      store,
      transport,
      mail: { from: at("shop@shop.example"), shopInbox: at("inbox@shop.example") },
      owner: at("owner@shop.example"),
      crm,
      siteUrl: "https://shop.example",
      clock,
      logger: silent,
    });
  function set(status: DeliveryStatus) {
    const scheduled_at = clock().toISOString();
    return desk.store.queries.updateTable("deliveries").set({ status, scheduled_at }).execute();
  }

  it("hears nothing while deliveries are made or have only just begun to wait", async () => {
    expect(await look()).toBe(0);
    await set("pending");
    expect(await look()).toBe(0);
  });

  it("is told once for each way out when something is parked, by whichever process", async () => {
    await set("parked");
    await Promise.all([look(), look(other), look(), look(other)]);
    laterMs = 2 * HOUR;
    await look(other);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "Leads do not reach shoppers",
      "Leads do not reach the CRM",
      "Leads do not reach the shop's inbox",
    ]);
    expect(mails[0]?.to).toEqual([at("owner@shop.example")]);
    expect(JSON.stringify(mails)).not.toMatch(/Wilhelmina|dana@example/i);
  });

  it("is told when something is stuck for over an hour, and again when it happens anew", async () => {
    await set("pending");
    laterMs = HOUR + 60_000;
    expect(await look()).toBe(3);
    await set("delivered");
    expect(await look()).toBe(0);
    await set("pending");
    expect(await look()).toBe(3);
  });

  it("is told again when more is parked a day later", async () => {
    await set("parked");
    await look();
    laterMs = 20 * HOUR;
    await set("parked");
    expect(await look()).toBe(0);
    laterMs = 30 * HOUR;
    await set("parked");
    expect(await look()).toBe(3);
  });

  it("is told though the clock was set back while one process was about to tell", async () => {
    await set("parked");
    reachable = false;
    laterMs = 24 * HOUR;
    expect(await look()).toBe(0);
    reachable = true;
    laterMs = 0;
    expect(await look(other)).toBe(3);
  });

  it("is not told twice while one process is about to tell", async () => {
    await set("parked");
    reachable = false;
    expect(await look()).toBe(0);
    reachable = true;
    laterMs = 60_000;
    expect(await look(other)).toBe(0);
  });

  it("is told at the shop's own address when the inbox takes nothing", async () => {
    await set("parked");
    refused = "owner@shop.example";
    expect(await look()).toBe(3);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(Array(3).fill(facts.email));
  });

  it("is told through the CRM once mail has been away for an hour, in a record it understands", async () => {
    await set("parked");
    reachable = false;
    expect(await look()).toBe(0);
    expect(posted).toEqual([]);
    laterMs = HOUR + 60_000;
    expect(await look()).toBe(2);
    expect(await look(other)).toBe(0);
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

  it("reads the receiver's own words in the alert", async () => {
    await set("parked");
    const last_error = "The CRM answered with status 404.";
    await desk.store.queries
      .updateTable("deliveries")
      .set({ last_error })
      .where("sink", "=", "crm")
      .execute();
    await look();
    const mail = mails.find(({ subject }) => subject === "Leads do not reach the CRM");
    expect(mail?.text).toContain(last_error);
  });

  it("is told as soon as mails go out again", async () => {
    await set("parked");
    reachable = false;
    expect(await look()).toBe(0);
    reachable = true;
    laterMs = 3 * 60_000;
    expect(await look(other)).toBe(3);
  });
});
