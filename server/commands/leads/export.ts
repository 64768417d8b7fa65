import { latestLeads } from "#server/leads/lead-archive.ts";
import type { Store } from "#server/store/store.ts";
import type { Answer } from "./answer.ts";
import { toCsv } from "./csv.ts";

/** The records of all leads, newest first: as a spreadsheet, or as JSON. */
export async function exportLeads({ queries }: Store): Promise<Answer> {
  const records = (await latestLeads(queries)).map(({ record }) => record);
  return { json: records, text: toCsv(records).trimEnd() };
}
