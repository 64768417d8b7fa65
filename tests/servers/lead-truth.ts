import type { LeadState } from "#domain/desk/lead-state.ts";
import type { VersionStatus } from "#domain/quote/quote-view.ts";
import type { Store } from "#server/store/store-interface.ts";

/** What the database says of a lead and its quote. */
export interface LeadTruth {
  state: LeadState;
  versions: { number: number; status: VersionStatus; acceptedBy: string | null }[];
  /** What happened, in its order. */
  history: string[];
  /** Why the CRM, the shopper and staff are or were written to. */
  told: Record<"crm" | "shopper" | "staff", string[]>;
  /** Of the delivery. */
  bookingId: string | null;
}

/** Reads what became of leads, by their ids. */
export async function leadTruths(
  { queries }: Store,
  ids: readonly string[],
): Promise<Map<string, LeadTruth>> {
  const leads = await queries
    .selectFrom("leads")
    .leftJoin("quotes", "quotes.lead_id", "leads.id")
    .select(["leads.id", "leads.state", "quotes.booking_lead_id"])
    .where("leads.id", "in", ids)
    .execute();
  const versions = await queries
    .selectFrom("quote_versions")
    .select(["lead_id", "number", "status", "accepted_name"])
    .where("lead_id", "in", ids)
    .orderBy("number")
    .execute();
  const entries = await queries
    .selectFrom("lead_history")
    .select(["lead_id", "what"])
    .where("lead_id", "in", ids)
    .orderBy("number")
    .execute();
  const messages = await queries
    .selectFrom("deliveries")
    .select(["lead_id", "sink", "occasion"])
    .where("lead_id", "in", ids)
    .orderBy("queued_at")
    .execute();
  const truths = leads.map(({ id, state, booking_lead_id }): [string, LeadTruth] => {
    const mine = ({ lead_id }: { lead_id: string }) => lead_id === id;
    const told = messages.filter(mine);
    const occasions = (of: (message: (typeof told)[number]) => boolean) =>
      told.filter(of).map(({ occasion }) => occasion);
    const isStaffs = ({ occasion }: { occasion: string }) => occasion.startsWith("staff-");
    return [
      id,
      {
        state,
        bookingId: booking_lead_id,
        versions: versions.filter(mine).map(({ number, status, accepted_name: acceptedBy }) => ({
          number,
          status,
          acceptedBy,
        })),
        history: entries.filter(mine).map(({ what }) => what),
        told: {
          crm: occasions(({ sink }) => sink === "crm"),
          shopper: occasions((one) => one.sink === "shopper_mail" && !isStaffs(one)),
          staff: occasions((one) => one.sink === "shopper_mail" && isStaffs(one)),
        },
      },
    ];
  });
  return new Map(truths);
}

/** How many of these names begin like this. */
export function countOf(names: readonly string[], start: string): number {
  return names.filter((name) => name.startsWith(start)).length;
}
