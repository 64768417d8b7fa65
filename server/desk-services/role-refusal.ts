import { firstName } from "#domain/desk/initials.ts";
import type { StaffMember } from "#server/staff/staff-members.ts";

/** A staff member asked for something that the role doesn't allow. */
export class NotAllowed extends Error {}

/** First name of an owner, whom staff ask for what their role can't do. */
export function ownerName(staff: readonly StaffMember[]): string {
  const owner = staff.find(({ role }) => role === "owner");
  return owner ? firstName(owner.name) : "the owner";
}
