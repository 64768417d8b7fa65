import { startSession } from "#server/staff/sessions.ts";
import { addMember } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";
import { eventually } from "#tests/support/eventually.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import type { RunningShop } from "#tests/support/running-shop.ts";
import type { ReceivedWebhook } from "#tests/support/webhook-receiver.ts";

/** What a seller does with each lead, in this order; the CRM hears of those with a stage. */
const deeds: { fields: Record<string, string>; stage?: string }[] = [
  { fields: { action: "take" } },
  { fields: { action: "note", text: "Has two dogs" } },
  { fields: { action: "answered", how: "phone" }, stage: "Answered" },
  { fields: { action: "lost", reason: "price" }, stage: "Lost" },
  { fields: { action: "reopen" }, stage: "Reopened" },
  { fields: { action: "done" }, stage: "Done" },
];
const stages = ["New Lead", ...deeds.flatMap(({ stage }) => stage ?? [])];

/**
 * Kills the server with `kill -9` while a seller works on one lead after another, each time during
 * another action. As the page does, the seller sends an action again that had no response.
 * @returns its counts are of actions instead of leads
 */
export async function killDesk(engine: Engine, times: number): Promise<FaultResults> {
  const scenario = await FaultScenario.open(engine);
  try {
    const cookie = await signedIn(scenario.database);
    const references: string[] = [];
    let shop = await scenario.start();
    for (let time = 0; time < times; time += 1) {
      const reference = await requestQuote(shop, time);
      references.push(reference);
      let version = 1;
      for (const [number, { fields }] of deeds.entries()) {
        const key = crypto.randomUUID().replaceAll("-", "");
        const act = () =>
          post(
            shop,
            `/desk/leads/${reference}`,
            { ...fields, version: String(version), key },
            { cookie },
          );
        let killedAt: number | undefined;
        if (number === time % deeds.length) {
          const response = act().catch(() => undefined);
          await killed(shop.process);
          await response;
          killedAt = performance.now();
          shop = await scenario.start();
        }
        ({ version } = await act());
        if (killedAt) scenario.recoveries.push(performance.now() - killedAt);
      }
    }
    const { received } = scenario.crm;
    await eventually(() => {
      const missing = references.length * stages.length - countOf(stagesIn(received));
      if (missing > 0) throw new Error(`The CRM hasn't heard of ${missing} stages.`);
    });
    return await collectActions(scenario, references, times);
  } finally {
    await scenario.close();
  }
}

async function collectActions(
  { database, crm, recoveries }: FaultScenario,
  references: readonly string[],
  tried: number,
): Promise<FaultResults> {
  const store = await openStore(database);
  const entries = await store.queries
    .selectFrom("lead_history")
    .innerJoin("leads", "leads.id", "lead_history.lead_id")
    .select(["leads.reference", "lead_history.what"])
    .orderBy("lead_history.number")
    .execute();
  await store.close();
  const done = Map.groupBy(entries, ({ reference }) => reference);
  const acknowledged = references.length * deeds.length;
  const found = references
    .map((reference) => new Set(done.get(reference)?.map(({ what }) => what)).size)
    .reduce((sum, count) => sum + count, 0);
  const heard = stagesIn(crm.received);
  const repeated = [...heard.values()]
    .flatMap((ids) => [...ids.values()])
    .filter((ids) => ids.size > 1);
  const outOfOrder = [...heard.values()].filter((ids) => `${[...ids.keys()]}` !== `${stages}`);
  return {
    tried,
    acknowledged,
    found,
    delivered: acknowledged - (references.length * stages.length - countOf(heard)),
    duplicates: repeated.length + (entries.length - found),
    doubleBookings: 0,
    incomplete: outOfOrder.length,
    refusals: 0,
    recoveries,
  };
}

/** The ids under which the CRM heard of each stage of each lead, in the order it heard of them. */
function stagesIn(received: readonly ReceivedWebhook[]): Map<string, Map<string, Set<unknown>>> {
  const leads = new Map<string, Map<string, Set<unknown>>>();
  for (const { body, headers } of received) {
    const { reference, pipeline_stage } = JSON.parse(body);
    const ids = leads.get(reference) ?? new Map<string, Set<unknown>>();
    leads.set(reference, ids);
    ids.set(pipeline_stage, (ids.get(pipeline_stage) ?? new Set()).add(headers["webhook-id"]));
  }
  return leads;
}

function countOf(leads: ReturnType<typeof stagesIn>): number {
  return [...leads.values()].reduce((sum, ids) => sum + ids.size, 0);
}

/** Adds a seller; returns the cookie of their session. */
async function signedIn(database: StoreConfig): Promise<string> {
  const store = await openStore(database);
  const now = new Date();
  const seller = { email: "ann@shop.example", name: "Ann", role: "seller" } as const;
  const added = await addMember(store, seller, now);
  if (!added.ok) throw new Error(added.refusal);
  const session = { memberId: added.value.id, way: "passkey", browser: "" } as const;
  const cookie = `desk=${await startSession(store, session, now)}`;
  await store.close();
  return cookie;
}

/** Each request comes from an address of its own, so that no limit is reached. */
async function requestQuote(shop: RunningShop, number: number): Promise<string> {
  const fields = { ...goodQuote, idempotencyKey: crypto.randomUUID() };
  const headers = { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` };
  return (await post(shop, "/quote-request", fields, headers)).reference;
}

/** @throws {Error} unless the post is acknowledged. */
async function post(
  { url }: RunningShop,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<{ reference: string; version: number }> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { accept: "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
