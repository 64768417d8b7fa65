import { sql } from "kysely";
import { searchTerms } from "#domain/desk/search-words.ts";
import { rowCounts } from "#server/store/row-counts.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { isWanted, type LeadFilter } from "./lead-lists.ts";
import type { PageEnd } from "./page-end.ts";
import { hasWord, isAmong, startsWith } from "./word-conditions.ts";

/** Leads that have a word are counted up to here; more cost too much to start from. */
const MAX_COUNT = 30_000;
/** How much longer it takes to look at a lead than at a word. */
const LEAD_COST = 8;

export interface Search {
  typed: string;
  filter: LeadFilter;
  after: PageEnd | undefined;
  limit: number;
}

/** A beginning of a word, with how many words of leads have it, up to a limit. */
interface CountedTerm {
  term: string;
  count: number;
}

/** A lead that was found: its reference, and when it was submitted, in milliseconds since 1970. */
export interface Found {
  reference: string;
  submitted: number;
}

/** The latest leads that have a word with each beginning that was typed (rule 18.14). */
export async function searchLeads(queries: Queries, search: Search): Promise<Found[]> {
  const terms = searchTerms(search.typed);
  if (terms.length === 0) return [];
  const counted: CountedTerm[] = [];
  for (const term of terms) counted.push({ term, count: await countWords(queries, term) });
  counted.sort((a, b) => a.count - b.count);
  const [rarest, ...others] = counted;
  if (!rarest || rarest.count === 0) return [];
  const all = await leadCount(queries);
  const found = counted.reduce((share, { count }) => share * Math.min(1, count / all), 1);
  // Common words: reading the latest leads until enough fit takes less than reading a word's.
  const rows =
    (search.limit / found) * LEAD_COST < rarest.count
      ? await amongLatest(queries, counted, search)
      : await withWord(queries, rarest.term, others, search);
  return rows.map(({ reference, submitted }) => ({ reference, submitted: Number(submitted) }));
}

async function leadCount(queries: Queries): Promise<number> {
  const counts = await rowCounts(queries, "leads");
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

async function countWords(queries: Queries, term: string): Promise<number> {
  const words = queries
    .selectFrom("lead_words")
    .select("word")
    .where(startsWith("lead_words.word", term))
    .limit(MAX_COUNT);
  const { count } = await queries
    .selectFrom(words.as("words"))
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function withWord(queries: Queries, term: string, others: readonly CountedTerm[], search: Search) {
  const { filter, after, limit } = search;
  const isFiltered = filter.kind !== undefined || filter.assignedTo !== undefined;
  return queries
    .selectFrom("lead_words")
    .select(["lead_words.reference", "lead_words.submitted"])
    .distinct()
    .where(startsWith("lead_words.word", term))
    .where((row) =>
      row.and(
        others.map((other) =>
          other.count < MAX_COUNT
            ? isAmong(queries, other.term)
            : hasWord(queries, "lead_words.reference", other.term),
        ),
      ),
    )
    .$if(isFiltered, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom("leads")
            .select("leads.id")
            .whereRef("leads.reference", "=", "lead_words.reference")
            .where((lead) => isWanted(lead, filter)),
        ),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(lead_words.submitted, lead_words.reference) <
        (${Number(after?.key)}, ${after?.tie})`),
    )
    .orderBy("lead_words.submitted", "desc")
    .orderBy("lead_words.reference", "desc")
    .limit(limit)
    .execute();
}

async function amongLatest(queries: Queries, terms: readonly CountedTerm[], search: Search) {
  const { filter, after, limit } = search;
  const leads = await queries
    .selectFrom("leads")
    .select(["reference", "submitted_at"])
    .where((lead) => isWanted(lead, filter))
    .where((row) => row.and(terms.map(({ term }) => hasWord(queries, "leads.reference", term))))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(submitted_at, reference) <
        (${timeOf(after)}, ${after?.tie})`),
    )
    .orderBy("submitted_at", "desc")
    .orderBy("reference", "desc")
    .limit(limit)
    .execute();
  return leads.map(({ reference, submitted_at }) => ({
    reference,
    submitted: Date.parse(submitted_at),
  }));
}

function timeOf(end: PageEnd | undefined): string {
  const date = new Date(Number(end?.key));
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
