import { availableParallelism, loadavg } from "node:os";
import type { Engine } from "#server/store/store-interface.ts";
import { markdownTable } from "#tests/support/markdown-table.ts";
import type { FaultResults } from "./fault-results.ts";
import type { RestartFigures } from "./faults/rolling-restart.ts";

/** A fault on an engine; `figures` is undefined if the fault couldn't be caused. */
export interface FaultRow {
  engine: Engine;
  fault: string;
  figures: FaultResults | "failed" | undefined;
}

/** Whether nothing was lost, duplicated or incomplete. */
export function isComplete({ figures }: FaultRow): boolean {
  if (figures === undefined) return true;
  if (figures === "failed") return false;
  const { acknowledged, found, delivered, duplicates, doubleBookings, incomplete } = figures;
  const failed = "failed" in figures && Array.isArray(figures.failed) ? figures.failed.length : 0;
  return (
    acknowledged > 0 &&
    found === acknowledged &&
    delivered === acknowledged &&
    duplicates + doubleBookings + incomplete + failed === 0
  );
}

const head = [
  "Fault",
  "Database",
  "Tried",
  "Acknowledged",
  "Lost",
  "Delivered",
  "Duplicated",
  "Double bookings",
  "Incomplete",
  "Asked to try again",
  "Recovered after, median / longest",
];

/** Formats all measurements as one Markdown table. */
export function tableOf(rows: readonly FaultRow[]): string {
  const cells = rows.map(({ engine, fault, figures }) => {
    const database = engine === "sqlite" ? "SQLite" : "PostgreSQL";
    if (figures === undefined) return [fault, database, "–", ...head.slice(3).map(() => "")];
    if (figures === "failed") return [fault, database, "FAILED", ...head.slice(3).map(() => "")];
    return [fault, database, ...figureCells(figures)];
  });
  return markdownTable(head, cells);
}

function figureCells(figures: FaultResults): string[] {
  const { tried, acknowledged, found, delivered, duplicates, doubleBookings, incomplete } = figures;
  return [
    tried,
    acknowledged,
    acknowledged - found,
    delivered,
    duplicates,
    doubleBookings,
    incomplete,
    figures.refusals,
  ]
    .map(String)
    .concat(recovery(figures.recoveries));
}

function recovery(times: readonly number[]): string {
  if (times.length === 0) return "";
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${(median / 1000).toFixed(1)} s / ${(longest / 1000).toFixed(1)} s`;
}

/** The line about pages requested while processes were restarted. */
function pagesLine(rows: readonly FaultRow[]): string {
  const [restart] = rows.flatMap(({ figures }) =>
    figures && figures !== "failed" && "pages" in figures ? [figures as RestartFigures] : [],
  );
  if (!restart) return "";
  const { pages, failed } = restart;
  return `- **Rolling restart**: ${pages} pages were requested meanwhile; failed requests, including leads: ${failed.length}.\n`;
}

/** Returns the text of `docs/reliability.md`. */
export function reliabilityPage(rows: readonly FaultRow[], now: Date): string {
  const [load = 0] = loadavg();
  return `# Faults tried, and what was lost

Made by \`npm run chaos\`, in one run or fault by fault with \`--only\`, last on ${now.toISOString().slice(0, 10)}, on a machine with ${availableParallelism()} processors whose load was ${load.toFixed(0)} at the end. Don't edit it by hand. A short form runs in \`npm run test:all\`.

Leads of all five kinds arrive without a pause while each fault happens to the real server; both databases are tested side by side. Afterwards every acknowledged lead is looked up, and everything the CRM received is compared with the database.

${tableOf(rows)}

- **Lost**: acknowledged, but not in the database under the reference that was returned.
- **Duplicated**: would be stored twice by a CRM that remembers \`webhook-id\`.
- **Double bookings**: more bookings in a window than crews, or a place counted wrong.
- **Incomplete**: a lead without all its messages, a booking without its place, a price match without its file.
- **Actions**: found in the lead's history, once; delivered and duplicated count the CRM's messages about them, of quotes the emails to shoppers and staff too.
- **Asked to try again**: refused with 503; all of them were accepted later, once.
- **Recovered after**: from the end of the fault (for kills, power cuts and restarts: from the start of the program) until a lead was acknowledged; for receivers: until the CRM received the next lead.
${pagesLine(rows)}- **–**: does not apply, or disks can't be mounted there.

A power cut shuts down an ext4 file system on a loop device without flushing it. A full disk is a small tmpfs. For a database that is away, PostgreSQL is killed, or another program locks SQLite's file, for twelve seconds.

The files of the embedded database are deleted, moved away, replaced, overwritten and truncated while the shop runs, in \`tests/chaos/lost-database.test.ts\` and \`server/store/lost-database.test.ts\`. \`tests/chaos/full-disk-start.test.ts\` starts the shop on a full disk. All run with \`npm run test:all\`.
`;
}
