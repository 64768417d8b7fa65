import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { markdownTable } from "#tests/support/markdown-table.ts";
import { percentile } from "./median.ts";
import type { Row } from "./table.ts";
import type { Ended } from "./visitors.ts";

/** The results of ten minutes of traffic beyond what one process can serve. */
export interface LoadReport {
  /** Visits per second that one process serves when each visitor waits for a response. */
  capacity: number;
  /** Visits started per second. */
  rate: number;
  ended: readonly Ended[];
  /** Visits not made because too many were already in flight. */
  notStarted: number;
  /** Memory of the process at the start of each minute and at the end. */
  megabytes: readonly number[];
  recoveryMs: number;
}

const kinds = ["finished page", "rendered page", "lead"] as const;
const columns = [
  "Visit",
  "Made",
  "Served",
  "503 with Retry-After",
  "Other responses",
  "Share served",
  "Median",
  "p99",
];
/** Limit for 99 of 100 responses, refusals included. */
const MAX_P99_MS = 5_000;
const MIN_LEADS = 0.99;

/**
 * The promises: bounded waits, leads before pages, stable memory, quick recovery, and every refusal
 * a 503 with Retry-After.
 */
export function loadRows(report: LoadReport): Row[] {
  const { ended, megabytes, recoveryMs, capacity, rate } = report;
  const what = (text: string) =>
    `${text}, ${rate.toFixed(0)} visits/s where ${capacity.toFixed(0)} are served`;
  const leads = ended.filter(({ kind }) => kind === "lead");
  const accepted = share(leads, ({ status }) => status === 201);
  const rendered = share(of(ended, "rendered page"), ({ status }) => status === 200);
  const p99 = percentile(
    ended.map(({ ms }) => ms),
    0.99,
  );
  const wrongRefusals = ended.filter(
    ({ status, retryAfter }) => status !== 200 && status !== 201 && !(status === 503 && retryAfter),
  ).length;
  const [first = 0, last = 0] = [megabytes[2], megabytes.at(-1)];
  return [
    row(what("any answer, p99"), `${p99.toFixed(0)} ms`, `≤ ${MAX_P99_MS} ms`, p99 <= MAX_P99_MS),
    row("… leads accepted", percent(accepted), `≥ ${percent(MIN_LEADS)}`, accepted >= MIN_LEADS),
    row("… pages rendered", percent(rendered), "below leads", rendered <= accepted),
    row(
      "… neither served nor refused with Retry-After",
      String(wrongRefusals),
      "0",
      wrongRefusals === 0,
    ),
    row(
      "… memory, third minute and end",
      `${first.toFixed(0)} MB, ${last.toFixed(0)} MB`,
      "+25 % at most",
      last <= first * 1.25,
    ),
    row(
      "… well again after",
      `${(recoveryMs / 1000).toFixed(1)} s`,
      "≤ 10 s",
      recoveryMs <= 10_000,
    ),
  ];
}

function row(what: string, value: string, limit: string, ok: boolean): Row {
  return { what, value, limit, ok };
}

function of(ended: readonly Ended[], kind: Ended["kind"]): Ended[] {
  return ended.filter((end) => end.kind === kind);
}

function share(ended: readonly Ended[], is: (end: Ended) => boolean): number {
  return ended.filter(is).length / Math.max(1, ended.length);
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

/** Writes docs/load.md. */
export function writeLoadPage(report: LoadReport): void {
  writeFileSync("docs/load.md", loadPage(report, new Date()));
}

function loadPage(report: LoadReport, now: Date): string {
  const { ended, megabytes, notStarted, capacity, rate, recoveryMs } = report;
  const lines = kinds.map((kind) => {
    const all = of(ended, kind);
    const served = all.filter(({ status }) => status === 200 || status === 201);
    const busy = all.filter(({ status, retryAfter }) => status === 503 && retryAfter);
    const times = served.map(({ ms }) => ms);
    const counts = [all, served, busy].map(({ length }) => length);
    const others = all.length - served.length - busy.length;
    const ms = [0.5, 0.99].map((at) =>
      times.length > 0 ? `${percentile(times, at).toFixed(0)} ms` : "–",
    );
    const servedShare = percent(served.length / Math.max(1, all.length));
    return [kind, ...[...counts, others].map(String), servedShare, ...ms];
  });
  const memory = megabytes.map((each) => each.toFixed(0)).join(", ");
  return `# Twice the load one process can serve

Made by \`npm run bench -- mixed\` on ${now.toISOString().slice(0, 10)}, on a machine with ${availableParallelism()} processors, which the simulated visitors share with the shop; its load was ${loadavg()[0]?.toFixed(0)} at the end. Don't edit it by hand.

One process on SQLite served **${capacity.toFixed(0)}** visits a second when visitors waited for each response. Then **${rate.toFixed(0)}** visits a second were due for ${megabytes.length - 1} minutes, whether the process kept up or not: 5 % leads, 60 % pages of the sitemap, nearly all of them kept finished, and 35 % searches and filtered listings that had never been requested before.

${markdownTable(columns, lines)}

- Times are those of served visits, from the moment each visit was due. p99 of all responses, including refusals: ${percentile(
    ended.map(({ ms }) => ms),
    0.99,
  ).toFixed(0)} ms.
- ${notStarted} visits were due when a thousand were already in flight, and were never made.
- Memory at the start of each minute and at the end, in MB: ${memory}.
- Recovered ${(recoveryMs / 1000).toFixed(1)} s after the last response: ten pages rendered in a row, each within 300 ms.
`;
}
