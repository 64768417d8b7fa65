import { timeLeft } from "#domain/answer-time.ts";
import { markAnswered, waitingLeads } from "#server/leads/answers.ts";
import type { Store } from "#server/store/store.ts";
import { type Answer, table } from "./answer.ts";
import { leadOrComplain } from "./show.ts";

/** Who still waits for the answer we promised. */
export async function listDue({ queries }: Store, now: Date): Promise<Answer> {
  const leads = await waitingLeads(queries);
  const left = (dueAt: string) => timeLeft(new Date(dueAt), now);
  return {
    json: leads.map((lead) => ({
      ...lead,
      minutesLeft: Math.floor((Date.parse(lead.dueAt) - now.getTime()) / 60_000),
    })),
    text:
      leads.length === 0
        ? "Nobody waits for an answer."
        : table([
            ["REFERENCE", "KIND", "NAME", "ANSWER"],
            ...leads.map(({ reference, kind, name, dueAt }) => [
              reference,
              kind,
              name,
              left(dueAt),
            ]),
          ]),
  };
}

/** Takes a lead off that list. */
export async function answered(store: Store, id: string, now: Date): Promise<Answer> {
  const lead = await leadOrComplain(store.queries, id);
  await markAnswered(store, lead.id, now);
  return {
    json: { reference: lead.reference, answered: true },
    text: `${lead.reference} from ${lead.name} is marked as answered.`,
  };
}
