import { latestLeads } from "#server/leads/lead-queries.ts";
import type { Store } from "#server/store/store-interface.ts";
import { toCsv } from "./csv.ts";
import type { CommandOutput } from "./output.ts";

/** The records of all leads, newest first, as CSV or JSON. */
export async function exportLeads({ queries }: Store): Promise<CommandOutput> {
  const records = (await latestLeads(queries)).map(({ record }) => record);
  return { json: records, text: toCsv(records).trimEnd() };
}
