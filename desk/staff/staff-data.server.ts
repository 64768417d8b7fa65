import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskOf, refusedToRole } from "#desk/desk.server.ts";
import { dateAndTime } from "#domain/desk/date-and-time.ts";
import { facts } from "#shop/facts.ts";

/** What the page about the staff shows; refuses those who aren't owners. */
export async function staffData(args: LoaderArgs) {
  const desk = deskOf(args);
  if (!desk.staff) throw refusedToRole(desk);
  const staff = await desk.staff.list();
  const owners = staff.filter(({ role }) => role === "owner").length;
  return staff.map(({ lastSeen, ...member }) => ({
    ...member,
    lastSeen: lastSeen && dateAndTime(facts.timeZone, new Date(lastSeen)),
    isOnlyOwner: member.role === "owner" && owners === 1,
  }));
}

export type ListedStaff = Awaited<ReturnType<typeof staffData>>;
