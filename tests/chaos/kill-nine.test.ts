import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhook-receiver.ts";
import { type Ledger, streamSubmits } from "./submit-stream.ts";

const KILLS = 10;
/** Acknowledged requests before a kill: from just opened to well under way. */
const acknowledgedBeforeKill = (round: number) => 1 + ((round * 7) % 40);

describe.each(engines)("on %s, a server killed ten times while requests stream in", (engine) => {
  let database: TestDatabase;
  let receiver: WebhookReceiver;
  let shop: RunningShop | undefined;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
    receiver = await startWebhookReceiver();
  });
  afterEach(async () => {
    if (shop) await killed(shop);
    await receiver.close();
    await database.remove();
  });

  const start = () =>
    startShop({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? "",
      CRM_WEBHOOK_URL: receiver.url,
      CRM_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      SMTP_URL: "",
      TRUST_PROXY: "1",
      DELIVERY_RETRY_BASE_MS: "50",
    });

  async function untilKilled(ledger: Ledger, round: number): Promise<void> {
    const victim = await start();
    const target = ledger.acknowledged.size + acknowledgedBeforeKill(round);
    let death: Promise<unknown> | undefined;
    await streamSubmits(victim.url, ledger, () => {
      // Asked before every submit, so others are in flight at this moment.
      if (ledger.acknowledged.size >= target) death ??= killed(victim);
      return randomUUID();
    });
    await death;
  }

  async function storedLeads() {
    const store = await openStore(database);
    const leads = await store.queries.selectFrom("leads").selectAll().execute();
    const deliveries = await store.queries.selectFrom("deliveries").selectAll().execute();
    await store.close();
    return { leads, deliveries };
  }

  it("keeps every acknowledged lead and delivers each under one id", async () => {
    const ledger: Ledger = { acknowledged: new Map(), unanswered: new Set() };
    for (let round = 0; round < KILLS; round += 1) await untilKilled(ledger, round);

    shop = await start();
    await streamSubmits(shop.url, ledger, () => undefined);
    expect(ledger.unanswered).toEqual(new Set());
    await eventually(async () => {
      const { deliveries } = await storedLeads();
      expect(deliveries.filter(({ status }) => status !== "delivered")).toEqual([]);
    }, 90_000);

    const { leads, deliveries } = await storedLeads();
    const stored = new Map(leads.map((lead) => [lead.idempotency_key, lead.reference]));
    expect(stored).toEqual(ledger.acknowledged);
    expect(leads.length).toBeGreaterThan(100);

    const idsByLead = Map.groupBy(receiver.received, ({ body }) => JSON.parse(body).lead_id);
    const sentIds = [...idsByLead].map(([leadId, requests]) => [
      leadId,
      [...new Set(requests.map(({ headers }) => headers["webhook-id"]))],
    ]);
    const crm = deliveries.filter(({ sink }) => sink === "crm");
    expect(new Map(sentIds as [string, string[]][])).toEqual(
      new Map(crm.map(({ lead_id, id }) => [lead_id, [id]])),
    );
    expect(crm).toHaveLength(leads.length);
    const mails = readdirSync(join(database.dataDir, "mail")).filter((name) =>
      name.endsWith("shopper_mail.eml"),
    );
    // The shop's own come together after the first ones.
    expect(mails).toHaveLength(leads.length);
  });
});

/** Ends the server as a power cut ends it for the program: at once, without a word. */
function killed({ process }: RunningShop): Promise<unknown> {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  return ended;
}
