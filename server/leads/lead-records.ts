import type { Queries } from "#server/store/store-interface.ts";
import type { LeadRecord } from "./lead-draft.ts";
import { withLanguage } from "./lead-record.ts";

/** Records per query: few enough to fit in memory however many leads there are. */
const BATCH = 500;

/** The records of all leads, newest first, read in batches. */
export async function* allRecords(queries: Queries): AsyncGenerator<LeadRecord> {
  let last: { id: string; submitted_at: string } | undefined;
  for (;;) {
    const after = last;
    const leads = await queries
      .selectFrom("leads")
      .select(["id", "submitted_at", "record", "language"])
      .$if(after !== undefined, (query) =>
        query
          .where("submitted_at", "<=", after?.submitted_at ?? "")
          .where((lead) =>
            lead.or([
              lead("submitted_at", "<", after?.submitted_at ?? ""),
              lead("id", ">", after?.id ?? ""),
            ]),
          ),
      )
      .orderBy("submitted_at", "desc")
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { record, language } of leads) yield withLanguage(JSON.parse(record), language);
    if (leads.length < BATCH) return;
    last = leads.at(-1);
  }
}
