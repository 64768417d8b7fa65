import { dateAndTime } from "#domain/desk/date-and-time.ts";
import { isUnclaimed } from "#server/store/markers.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { linkAddress } from "./sign-in-email.ts";
import { linkLifetimes, makeLink, type SignInLink } from "./sign-in-links.ts";
import { listStaff } from "./staff-members.ts";

const MARKER = "first-owner-link";
/** Processes that start together take less than this, in milliseconds. */
const LEASE_MS = 30_000;

/**
 * The line that opens the desk for the first owner (rule 18.5), for the log of one process of many.
 * @returns undefined if there is an owner, or another process has just made a link
 */
export async function firstOwnerLine(
  store: Store,
  siteUrl: string,
  now: Date,
): Promise<string | undefined> {
  if (await hasOwner(store)) return undefined;
  if (!(await claim(store, now))) return undefined;
  const link = await firstOwnerLink(store, now);
  const until = dateAndTime(facts.timeZone, link.expiresAt);
  return `To open the desk, use this link once, until ${until}: ${linkAddress(siteUrl, link)}`;
}

/** Makes a link with which whoever uses it first becomes the owner; earlier ones no longer work. */
export function firstOwnerLink(store: Store, now: Date): Promise<SignInLink> {
  return makeLink(store, null, linkLifetimes.invitation, now);
}

export async function hasOwner({ queries }: Pick<Store, "queries">): Promise<boolean> {
  return (await listStaff(queries)).some(({ role }) => role === "owner");
}

function claim(store: Store, now: Date): Promise<boolean> {
  const lease_until = new Date(now.getTime() + LEASE_MS).toISOString();
  return store.write(async (transaction) => {
    await transaction
      .insertInto("house_marks")
      .values({ name: MARKER, since: now.toISOString() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const claimed = await transaction
      .updateTable("house_marks")
      .set({ lease_until })
      .where("name", "=", MARKER)
      .where((marker) => isUnclaimed(marker, now, LEASE_MS))
      .returning("name")
      .executeTakeFirst();
    return claimed !== undefined;
  });
}
