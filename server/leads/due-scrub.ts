import { addDays } from "#domain/delivery/delivery-date.ts";
import { shopDateTime, shopInstant } from "#domain/delivery/delivery-moment.ts";
import { isUnclaimed, readMarker, setMarker } from "#server/store/markers.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";

/** Marker: set before rows are erased, cleared when the database's files are scrubbed. */
const SCRUB_DUE = "scrub-due";
/** Shop times between which files are scrubbed, as leads wait meanwhile; backups start later. */
const STARTS = "03:00";
const ENDS = "04:00";
/** After this time a process that began to scrub is taken for killed. */
const LEASE_MS = 60 * 60 * 1000;

/** Notes that rows are about to be erased, so that their bytes are removed in the coming night. */
export async function requireScrub(store: Store, now: Date): Promise<void> {
  await store.write((transaction) => setMarker(transaction, SCRUB_DUE, now));
}

/** Scrubs the database's files if that is due. Leads sent meanwhile wait. */
export async function scrubNow(store: Store): Promise<void> {
  const due = await readMarker(store.queries, SCRUB_DUE);
  if (!due) return;
  await store.scrub();
  await store.write((transaction) =>
    transaction
      .deleteFrom("house_marks")
      .where("name", "=", SCRUB_DUE)
      .where("since", "=", due)
      .execute(),
  );
}

/**
 * Scrubs the database's files if that is due and it is night, or a night has passed without it.
 * Returns whether it did; of several processes one does.
 */
export async function scrubAtNight(store: Store, now: Date): Promise<boolean> {
  const due = await readMarker(store.queries, SCRUB_DUE);
  if (!due || !(isNight(now) || nextNight(new Date(due)).starts <= now)) return false;
  const claimed = await store.write((transaction) =>
    transaction
      .updateTable("house_marks")
      .set({ lease_until: new Date(now.getTime() + LEASE_MS).toISOString() })
      .where("name", "=", SCRUB_DUE)
      .where((marker) => isUnclaimed(marker, now, LEASE_MS))
      .returning("name")
      .executeTakeFirst(),
  );
  if (!claimed) return false;
  await scrubNow(store);
  return true;
}

/** When erased leads' bytes will be gone from the database's files; undefined if they are. */
export async function scrubbedBy({ queries }: Store, now: Date): Promise<Date | undefined> {
  return (await readMarker(queries, SCRUB_DUE)) ? nextNight(now).ends : undefined;
}

function isNight(now: Date): boolean {
  const { time } = shopDateTime(facts.timeZone, now);
  return time >= STARTS && time < ENDS;
}

/** The first night that starts after `at`. */
function nextNight(at: Date): { starts: Date; ends: Date } {
  const { date, time } = shopDateTime(facts.timeZone, at);
  const day = time < STARTS ? date : addDays(date, 1);
  const atTime = (shopTime: string) => shopInstant(facts.timeZone, day, shopTime);
  return { starts: atTime(STARTS), ends: atTime(ENDS) };
}
