import { freeLeadsOf } from "#server/inbox/free-leads.ts";
import { linkLifetimes, makeLink, type SignInLink } from "#server/staff/sign-in-links.ts";
import {
  addMember,
  maxStaff,
  removeMember,
  type StaffMember,
  type StaffRefusal,
  type StaffResult,
} from "#server/staff/staff-members.ts";
import type { DeskDeps } from "./desk-deps.ts";

/** Adds someone to the staff, with a link that works once. */
export async function invite(
  { store, clock }: Pick<DeskDeps, "store" | "clock">,
  invited: Pick<StaffMember, "email" | "name" | "role">,
): Promise<StaffResult<{ member: StaffMember; link: SignInLink }>> {
  const added = await addMember(store, invited, clock());
  if (!added.ok) return added;
  const link = await makeLink(store, added.value.id, linkLifetimes.invitation, clock());
  return { ok: true, value: { member: added.value, link } };
}

/** Removes someone from the staff; says how many sessions ended and leads became nobody's. */
export async function removeFromStaff(
  { store, clock }: Pick<DeskDeps, "store" | "clock">,
  id: string,
): Promise<StaffResult<string>> {
  const removed = await removeMember(store, id, clock(), (queries) =>
    freeLeadsOf(queries, store, id, clock()),
  );
  if (!removed.ok) return removed;
  const { sessions, released } = removed.value;
  const leads = `${counted(released, "lead")} ${released === 1 ? "is" : "are"} nobody's now`;
  return { ok: true, value: `Removed. ${counted(sessions, "session")} ended, ${leads}.` };
}

/** Why a change of the staff is refused, as a sentence. */
export function refusalText(refusal: StaffRefusal, email: string): string {
  const texts: Record<StaffRefusal, string> = {
    known: `${email} is on the staff already.`,
    unknown: `${email || "This person"} is not on the staff.`,
    only_owner: `${email || "This person"} is the only owner.`,
    too_many: `The staff can have ${maxStaff} people.`,
  };
  return texts[refusal];
}

/** `1 session`, `3 leads`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
