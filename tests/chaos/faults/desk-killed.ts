import { openStore } from "#server/store/open-store.ts";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";
import { eventually } from "#tests/support/eventually.ts";
import { post, requestQuote, signedIn } from "#tests/support/posted-quotes.ts";
import { countRepeated, type Heard, stagesIn } from "./heard.ts";

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
    const [cookie = ""] = await signedIn(scenario.database);
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
        version = Number((await act()).body.version);
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
  const outOfOrder = [...heard.values()].filter((ids) => `${[...ids.keys()]}` !== `${stages}`);
  return {
    tried,
    acknowledged,
    found,
    delivered: acknowledged - (references.length * stages.length - countOf(heard)),
    duplicates: countRepeated(heard) + (entries.length - found),
    doubleBookings: 0,
    incomplete: outOfOrder.length,
    refusals: 0,
    recoveries,
  };
}

function countOf(leads: Heard): number {
  return [...leads.values()].reduce((sum, ids) => sum + ids.size, 0);
}
