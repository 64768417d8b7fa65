import { snapshot } from "#server/backup/snapshot.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import { allRecords } from "#server/leads/lead-records.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { csvHeader, csvLine } from "./csv.ts";
import type { CommandOutput } from "./output.ts";
import type { ExportFormat, OutFile } from "./request.ts";
import { type TextStream, writeToOutput, writeToPath, writtenTo } from "./write-output.ts";

/**
 * Writes the records of all leads, newest first and as of one moment, to a file or to standard
 * output, in memory that doesn't grow with them (rule 14.30). Returns a message about the file.
 */
export async function exportLeads(
  store: Store,
  format: ExportFormat,
  out: OutFile | undefined,
): Promise<CommandOutput | undefined> {
  await snapshot(store, async (queries) => {
    const text = format === "csv" ? leadsAsCsv(queries) : asJson(queries);
    await (out ? writeToPath(out, text) : writeToOutput(text));
  });
  return out && writtenTo(out.path);
}

/**
 * The records of all leads as CSV. Reads them twice, because the first line needs the columns of
 * all records.
 */
export async function* leadsAsCsv(queries: Queries): TextStream {
  const columns = new Set<string>();
  for await (const record of allRecords(queries)) {
    for (const name of Object.keys(record)) columns.add(name);
  }
  const names = [...columns];
  yield csvHeader(names);
  for await (const record of allRecords(queries)) yield csvLine(names, record);
}

async function* asJson(queries: Queries): TextStream {
  let separator = "\n";
  yield "[";
  for await (const record of allRecords(queries)) {
    yield `${separator}${indented(record)}`;
    separator = ",\n";
  }
  yield separator === "\n" ? "]\n" : "\n]\n";
}

function indented(record: LeadRecord): string {
  return JSON.stringify(record, null, 2).replaceAll(/^/gm, "  ");
}
