import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findLead } from "#server/leads/lead-queries.ts";
import { startSession } from "#server/staff/sessions.ts";
import { addMember } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/support/webhook-receiver.ts";

/** What staff do with each lead, in this order; the CRM hears of those with a stage. */
const deeds: { fields: Record<string, string>; stage?: string }[] = [
  { fields: { action: "take" } },
  { fields: { action: "note", text: "Has two dogs" } },
  { fields: { action: "answered", how: "phone" }, stage: "Answered" },
  { fields: { action: "lost", reason: "price" }, stage: "Lost" },
  { fields: { action: "reopen" }, stage: "Reopened" },
  { fields: { action: "done" }, stage: "Done" },
];

describe.each(engines)("on %s, a process killed while staff work", (engine) => {
  let database: TestDatabase;
  let crm: WebhookReceiver;
  let shop: RunningShop;
  let cookie: string;

  const start = async () => {
    shop = await startShop({
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
      CRM_WEBHOOK_URL: crm.url,
      DELIVERY_RETRY_BASE_MS: "50",
    });
  };

  beforeEach(async () => {
    database = await newTestDatabase(engine);
    crm = await startWebhookReceiver();
    const store = await openStore(database);
    const now = new Date();
    const added = await addMember(
      store,
      { email: "ann@shop.example", name: "Ann", role: "seller" },
      now,
    );
    if (!added.ok) throw new Error(added.refusal);
    const session = { memberId: added.value.id, way: "passkey", browser: "" } as const;
    cookie = `desk=${await startSession(store, session, now)}`;
    await store.close();
    await start();
  });
  afterEach(async () => {
    await shop.stop();
    await crm.close();
    await database.remove();
  });

  const post = (path: string, fields: Record<string, string>) =>
    fetch(shop.url + path, {
      method: "POST",
      headers: { accept: "application/json", "sec-fetch-site": "same-origin", cookie },
      body: new URLSearchParams(fields),
    });

  async function killAndRestart() {
    const killed = once(shop.process, "exit");
    shop.process.kill("SIGKILL");
    await killed;
    await start();
  }

  it("has done everything it acknowledged, and nothing twice", async () => {
    const references: string[] = [];
    for (const killedAt of deeds.keys()) {
      const idempotencyKey = crypto.randomUUID();
      const asked = await post("/quote-request", { ...goodQuote, idempotencyKey });
      const { reference } = (await asked.json()) as { reference: string };
      references.push(reference);
      let version = 1;
      for (const [number, { fields }] of deeds.entries()) {
        const key = crypto.randomUUID().replaceAll("-", "");
        const act = () =>
          post(`/desk/leads/${reference}`, { ...fields, version: String(version), key });
        if (number === killedAt) {
          // Its answer is lost in one way or another; whoever clicked sends it again.
          const answer = act().catch(() => undefined);
          await killAndRestart();
          await answer;
        }
        const answer = await act();
        expect(answer.status, `${reference} ${fields.action}`).toBe(200);
        ({ version } = (await answer.json()) as { version: number });
      }
    }
    await eventually(() => expect(stagesSent().size).toBe(references.length));
    const expected = ["New Lead", ...deeds.flatMap(({ stage }) => stage ?? [])];
    await eventually(() => {
      for (const [reference, stages] of stagesSent()) {
        expect([...stages.keys()], reference).toEqual(expected);
      }
    });
    for (const stages of stagesSent().values()) {
      for (const ids of stages.values()) expect(ids.size).toBe(1);
    }
    const store = await openStore(database);
    for (const reference of references) {
      const lead = await findLead(store.queries, reference);
      const entries = await store.queries
        .selectFrom("lead_history")
        .select("what")
        .where("lead_id", "=", lead?.id ?? "")
        .orderBy("number")
        .execute();
      expect(entries.map(({ what }) => what)).toEqual(deeds.map(({ fields }) => fields.action));
    }
    await store.close();
  });

  /** The ids under which the CRM heard of each stage of each lead, in the order it heard. */
  function stagesSent(): Map<string, Map<string, Set<string>>> {
    const sent = new Map<string, Map<string, Set<string>>>();
    for (const { body, headers } of crm.received) {
      const { reference, pipeline_stage } = JSON.parse(body);
      const stages = sent.get(reference) ?? new Map<string, Set<string>>();
      sent.set(reference, stages);
      const ids = stages.get(pipeline_stage) ?? new Set<string>();
      stages.set(pipeline_stage, ids.add(String(headers["webhook-id"])));
    }
    return sent;
  }
});
