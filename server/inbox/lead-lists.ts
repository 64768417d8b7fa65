import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { InboxCounts, InboxView } from "#domain/desk/inbox.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { PageEnd } from "./page-end.ts";

type Lead = ExpressionBuilder<Tables, "leads">;

// Written as in the partial indexes, which both engines use only then.
const clockRuns = sql<boolean>`(answer_due_at is not null and answered_at is null)`;
const clockStands = sql<boolean>`(answer_due_at is null or answered_at is not null)`;
/** A new lead whose clock doesn't run is listed with those in hand. */
const listedState = sql<string>`(case state when 'new' then 'in_hand' else state end)`;

/** A counter stops here: the page shows `999+`. */
const maxCount = 1_000;

/** Which leads of a list are wanted. */
export interface LeadFilter {
  kind?: string | undefined;
  /** Id of a staff member; null for leads that nobody has. */
  assignedTo?: string | null | undefined;
}

/** The SQL condition for a filter. */
export function isWanted(lead: Lead, { kind, assignedTo }: LeadFilter): Expression<SqlBool> {
  return lead.and([
    ...(kind === undefined ? [] : [lead("leads.kind", "=", kind)]),
    ...(assignedTo === undefined
      ? []
      : [lead("leads.assigned_to", assignedTo === null ? "is" : "=", assignedTo)]),
  ]);
}

/** The ids of a list's leads after a page's end, in their order, at most `limit`. */
export function idsInList(
  queries: Queries,
  view: InboxView,
  { filter, after, limit }: { filter: LeadFilter; after: PageEnd | undefined; limit: number },
): Promise<{ id: string; key: string | null }[]> {
  const leads = inList(queries, view).select("id").limit(limit);
  const wanted = leads.where((lead) => isWanted(lead, filter));
  return view === "to_answer"
    ? wanted
        .select("answer_due_at as key")
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(answer_due_at, id) > (${after?.key}, ${after?.tie})`),
        )
        .orderBy("answer_due_at")
        .orderBy("id")
        .execute()
    : wanted
        .select("changed_at as key")
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(changed_at, id) < (${after?.key}, ${after?.tie})`),
        )
        .orderBy("changed_at", "desc")
        .orderBy("id", "desc")
        .execute();
}

/** How many leads the first three lists have, each counted up to a limit. */
export async function countLists(queries: Queries): Promise<InboxCounts> {
  const count = (view: InboxView) =>
    queries
      .selectFrom(inList(queries, view).select("id").limit(maxCount).as("listed"))
      .select((row) => row.fn.countAll<number>().as("count"));
  const counts = await queries
    .selectNoFrom([
      count("to_answer").as("to_answer"),
      count("in_hand").as("in_hand"),
      count("quoted").as("quoted"),
    ])
    .executeTakeFirstOrThrow();
  return {
    to_answer: Number(counts.to_answer),
    in_hand: Number(counts.in_hand),
    quoted: Number(counts.quoted),
  };
}

function inList(queries: Queries, view: InboxView) {
  const leads = queries.selectFrom("leads");
  return view === "to_answer"
    ? leads.where(clockRuns)
    : leads.where(clockStands).where(listedState, "=", view);
}
