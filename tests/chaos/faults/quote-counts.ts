import { openStore } from "#server/store/open-store.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import type { FaultScenario } from "#tests/chaos/fault-scenario.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { ReceivedEmail, SmtpReceiver } from "#tests/support/smtp-receiver.ts";
import { countRepeated, type Heard, note, stagesIn } from "./heard.ts";

/** A lead whose quote was sent, asked about and, perhaps, accepted and paid for in part. */
export interface WorkedLead {
  reference: string;
  isAccepted: boolean;
}

type Counts = Pick<FaultResults, "found" | "delivered" | "duplicates" | "incomplete">;

/**
 * Waits until everything is sent, then counts actions in the histories and what CRM and people got. An
 * action without its message counts as not delivered.
 */
export async function countQuotes(
  { database, crm }: FaultScenario,
  mail: SmtpReceiver,
  leads: readonly WorkedLead[],
): Promise<Counts> {
  const missing = () => {
    const heard = { crm: stagesIn(crm.received), people: subjectsIn(mail.received) };
    return leads.flatMap((lead) => missingOf(lead, heard));
  };
  await eventually(() => {
    const [first] = missing();
    if (first) throw new Error(`${first} and ${missing().length - 1} others are missing.`);
  });
  const store = await openStore(database);
  const entries = await store.queries
    .selectFrom("lead_history")
    .innerJoin("leads", "leads.id", "lead_history.lead_id")
    .leftJoin("quotes", "quotes.lead_id", "leads.id")
    .select(["leads.reference", "leads.state", "lead_history.what", "quotes.draft_version"])
    .execute();
  await store.close();
  const byLead = Map.groupBy(entries, ({ reference }) => reference);
  const stages = stagesIn(crm.received);
  let [found, repeated, incomplete] = [0, 0, 0];
  for (const lead of leads) {
    const mine = byLead.get(lead.reference) ?? [];
    const whats = mine.map(({ what }) => what);
    const [entry] = mine;
    found += new Set(whats).size + (entry?.draft_version ?? 0);
    repeated += whats.length - new Set(whats).size;
    const isInOrder = `${[...(stages.get(lead.reference)?.keys() ?? [])]}` === `${stagesOf(lead)}`;
    const state = lead.isAccepted ? "accepted" : "quoted";
    if (!isInOrder || entry?.state !== state) incomplete += 1;
  }
  const duplicates = repeated + countRepeated(stages) + countRepeated(subjectsIn(mail.received));
  return { found, delivered: found - missing().length, duplicates, incomplete };
}

function stagesOf({ isAccepted }: WorkedLead): string[] {
  const sent = ["New Lead", "Quote Sent", "Question"];
  return isAccepted ? [...sent, "Quote Accepted"] : sent;
}

/** An accepted quote's first email is dropped if it still waited, so it isn't expected. */
function subjectsOf({ reference, isAccepted }: WorkedLead): string[] {
  return isAccepted
    ? [`You accepted your quote (${reference})`, `Dana Whitfield accepted ${reference}`]
    : [`Your quote from Parsons Furniture (${reference})`];
}

function missingOf(lead: WorkedLead, heard: Record<"crm" | "people", Heard>): string[] {
  const stages = heard.crm.get(lead.reference);
  const subjects = [...(heard.people.get(lead.reference)?.keys() ?? [])];
  return [
    ...stagesOf(lead).filter((stage) => !stages?.has(stage)),
    ...subjectsOf(lead).filter((start) => !subjects.some((subject) => subject.includes(start))),
  ].map((what) => `${lead.reference}: ${what}`);
}

/** The ids of the emails about each lead, by whom they were sent to and their subject. */
function subjectsIn(emails: readonly ReceivedEmail[]): Heard {
  const heard: Heard = new Map();
  for (const { to, source } of emails) {
    const head = source.split("\r\n\r\n", 1)[0]?.replaceAll(/\r\n[ \t]/g, " ") ?? "";
    const subject = /^Subject: (.*)$/im.exec(head)?.[1] ?? "";
    const reference = /\bQ-[0-9A-Z]{5}\b/.exec(subject)?.[0];
    const id = /^Message-ID: (.*)$/im.exec(head)?.[1];
    if (reference) note(heard, { reference, what: `${to}: ${subject}`, id });
  }
  return heard;
}
