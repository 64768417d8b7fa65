import { readMarker, setMarker } from "#server/store/markers.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Marker: set before rows are erased, cleared when the database's files are scrubbed. */
const SCRUB_DUE = "scrub-due";

/** Notes that rows are about to be erased, so that a kill before the files are scrubbed is noticed. */
export async function requireScrub({ queries }: Store, now: Date): Promise<void> {
  await setMarker(queries, SCRUB_DUE, now);
}

/** Scrubs the database's files if that is due, also after a process that was killed before it. */
export async function finishScrub(store: Store): Promise<void> {
  const due = await readMarker(store.queries, SCRUB_DUE);
  if (!due) return;
  await store.scrub();
  await store.queries
    .deleteFrom("house_marks")
    .where("name", "=", SCRUB_DUE)
    .where("since", "=", due)
    .execute();
}
