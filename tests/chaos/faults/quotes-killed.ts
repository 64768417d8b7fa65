import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario, killed } from "#tests/chaos/fault-scenario.ts";
import { eventually } from "#tests/support/eventually.ts";
import {
  draftForTenDays,
  from,
  post,
  requestQuote,
  signedIn,
} from "#tests/support/posted-quotes.ts";
import type { RunningShop } from "#tests/support/running-shop.ts";
import { type SmtpReceiver, startSmtpReceiver } from "#tests/support/smtp-receiver.ts";
import { countQuotes, type WorkedLead } from "./quote-counts.ts";

/** Leads that are worked on at once. */
const LANES = 3;
/** Each has a limit of its own. */
const SESSIONS = 40;

/** What happens now, shared by those who work and who kills the server. */
interface Work {
  shop: RunningShop;
  isOver: boolean;
  leads: WorkedLead[];
  /** Actions that were acknowledged. */
  acknowledged: number;
  /** When the last one was, in milliseconds of `performance.now`. */
  lastAt: number;
}

/**
 * Kills the server with `kill -9` at random moments while sellers send quotes and shoppers ask about and
 * accept them. As pages do, everybody sends again what had no response.
 * @returns its counts are of actions instead of leads, and of emails besides the CRM's messages
 */
export async function killQuotes(engine: Engine, times: number): Promise<FaultResults> {
  const scenario = await FaultScenario.open(engine);
  const mail = await startSmtpReceiver();
  try {
    const cookies = await signedIn(scenario.database, SESSIONS);
    const start = () => startWithMail(scenario, mail);
    const shop = await start();
    const work: Work = { shop, isOver: false, leads: [], acknowledged: 0, lastAt: 0 };
    const lanes = Array.from({ length: LANES }, () => workUntilOver(work, cookies));
    for (let time = 0; time < times; time += 1) {
      await sleep(Math.random() * 400);
      await killed(work.shop.process);
      const killedAt = performance.now();
      work.shop = await start();
      await eventually(() => {
        if (work.lastAt < killedAt) throw new Error("Nothing was acknowledged again.");
      });
      scenario.recoveries.push(work.lastAt - killedAt);
    }
    work.isOver = true;
    await Promise.all(lanes);
    const { acknowledged, leads } = work;
    const counted = await countQuotes(scenario, mail, leads);
    const { recoveries } = scenario;
    return { tried: times, acknowledged, ...counted, doubleBookings: 0, refusals: 0, recoveries };
  } finally {
    await scenario.close();
    await mail.close();
  }
}

function startWithMail(scenario: FaultScenario, mail: SmtpReceiver): Promise<RunningShop> {
  return scenario.start({ SMTP_URL: mail.url, SHOP_INBOX: "inbox@shop.example" });
}

async function workUntilOver(work: Work, cookies: readonly string[]): Promise<void> {
  while (!work.isOver) {
    const number = work.leads.length;
    const lead: WorkedLead = { reference: "", isAccepted: number % 2 === 0 };
    work.leads.push(lead);
    lead.reference = await untilDone(work, (shop) => requestQuote(shop, number));
    const staff = { cookie: cookies[number % cookies.length] ?? "" };
    await quoteLead(work, lead, { staff, shopper: from(number) });
  }
}

/** Everything that happens to a lead: what is sent again must be what was sent before. */
async function quoteLead(
  work: Work,
  { reference, isAccepted }: WorkedLead,
  { staff, shopper }: Record<"staff" | "shopper", Record<string, string>>,
): Promise<void> {
  const atDesk = `/desk/leads/${reference}/quote`;
  const act = async (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string>,
    statuses?: readonly number[],
  ) => {
    const { body } = await untilDone(work, (shop) => post(shop, path, fields, headers, statuses));
    work.acknowledged += 1;
    work.lastAt = performance.now();
    return body;
  };
  // A draft that was saved without a response is in the refusal of the second attempt.
  const draft = draftForTenDays();
  await act(atDesk, { action: "save", version: "0", draft }, staff, [200, 409]);
  const sent = await act(atDesk, { action: "send", version: "1", by: "email" }, staff);
  const page = new URL(String(sent.link)).pathname;
  await act(page, { action: "question", text: "Is it blue?" }, shopper);
  if (!isAccepted) return;
  const yes = { action: "accept", version: "1", name: "Dana Whitfield", payment: "unsure" };
  await act(page, yes, shopper);
  const key = crypto.randomUUID().replaceAll("-", "");
  const paid = { action: "payment", version: "1", amount: "100", method: "cash", key };
  await act(atDesk, paid, staff);
}

/** Sends again, as often as it takes, what had no response. */
function untilDone<Done>(work: Work, send: (shop: RunningShop) => Promise<Done>): Promise<Done> {
  return eventually(() => send(work.shop));
}
