import type { StaffMember } from "#server/staff/staff-members.ts";

/** A staff member asked for something that the role doesn't allow; the page answers 403. */
export class NotAllowed extends Error {}

/** What somebody reads whose role is too low. */
export function roleRefusal(staff: readonly StaffMember[]): string {
  const owner = staff.find(({ role }) => role === "owner");
  const name = owner?.name.split(" ")[0] ?? "the owner";
  return `Your role can't do this. Ask ${name}.`;
}
