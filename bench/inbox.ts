import { sql } from "kysely";
import type { InboxQuery } from "#domain/desk/inbox.ts";
import { countLists } from "#server/inbox/lead-lists.ts";
import { listLeads } from "#server/inbox/list-leads.ts";
import { indexSomeLeads } from "#server/leads/index-leads.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { Row } from "./table.ts";

const REPEATS = 20;
const LIST_MS = 60;
/** Of a search among 200,000 leads, and among a million. */
const SEARCH_MS = { few: 50, many: 200 };

const lists: InboxQuery[] = [
  { view: "to_answer" },
  { view: "in_hand" },
  { view: "done" },
  { view: "done", kind: "custom" },
  { view: "done", who: "nobody" },
  { view: "done", who: "no-such-member" },
];

/** Common and rare words, alone and together, and none that fits. */
const searches = [
  "d",
  "dana",
  "dana whit",
  "mei ortega",
  "luis tanaka sofa",
  "q",
  "q 00",
  "0142",
  "713 555 0142",
  "shopper-1777@example.com",
  "shopper-17",
  "sofa 17",
  "zzz",
];

/** Measures the inbox with many leads stored: first pages, and searches. */
export async function measureInbox(
  store: Store,
  count: number,
  named: (what: string) => string,
): Promise<Row[]> {
  const started = performance.now();
  while ((await indexSomeLeads(store)) > 0);
  const seconds = (performance.now() - started) / 1000;
  if (store.engine === "postgres") await sql`vacuum analyze`.execute(store.queries);
  const page = (query: InboxQuery) => listLeads(store.queries, query, "me");
  const firstPages = await timesOf(
    lists.map((query) => async () => {
      await Promise.all([page(query), countLists(store.queries)]);
    }),
  );
  const found = await timesOf(searches.map((q) => () => page({ view: "to_answer", q })));
  const limit = count > 200_000 ? SEARCH_MS.many : SEARCH_MS.few;
  return [
    {
      what: named("making them searchable"),
      value: `${seconds.toFixed(0)} s`,
      limit: "",
      ok: true,
    },
    rowOf(named("first page of the inbox, p95"), at(firstPages, 0.95), LIST_MS),
    rowOf(named("search in the inbox, p99"), at(found, 0.99), limit),
  ];
}

async function timesOf(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const call of calls) {
      const started = performance.now();
      await call();
      taken.push(performance.now() - started);
    }
  }
  return taken.toSorted((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function rowOf(what: string, ms: number, limit: number): Row {
  return { what, value: `${ms.toFixed(1)} ms`, limit: `≤ ${limit} ms`, ok: ms <= limit };
}
