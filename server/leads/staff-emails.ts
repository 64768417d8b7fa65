import type { Email } from "#server/mail/email.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import type { NewMessageRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** How the occasions of emails to staff members begin; no two of a lead have the same. */
export const staffOccasion = "staff-";

/**
 * Copies of the shop's email about a new lead, for the staff members who want one (rule 18.21).
 * @param messages the lead's own
 */
export async function copiesForStaff(
  queries: Queries,
  messages: readonly NewMessageRow[],
): Promise<NewMessageRow[]> {
  const forShop = messages.find(({ sink }) => sink === "shop_mail");
  if (!forShop) return [];
  const staff = await queries
    .selectFrom("staff_members")
    .select(["id", "name", "email"])
    .where("new_lead_emails", "=", 1)
    .where("role", "!=", "crew")
    .execute();
  const lead = { id: forShop.lead_id, submittedAt: new Date(forShop.next_attempt_at) };
  const content: Email = JSON.parse(forShop.payload);
  return staff.flatMap(({ id, name, email }) =>
    email === null
      ? []
      : [staffMessage(lead, { ...content, to: { name, address: email } }, `new-${id}`)],
  );
}

/** A copy of the reminder to the shop for whoever has the lead, if somebody does. */
export async function reminderForStaff(
  queries: Queries,
  {
    id,
    assignedTo,
    now,
    occasion,
  }: { id: string; assignedTo: string | null; now: Date; occasion: string },
  content: Email,
): Promise<NewMessageRow[]> {
  if (assignedTo === null) return [];
  const member = await queries
    .selectFrom("staff_members")
    .select(["name", "email"])
    .where("id", "=", assignedTo)
    .executeTakeFirst();
  if (!member?.email) return [];
  const to = { name: member.name, address: member.email };
  return [staffMessage({ id, submittedAt: now }, { ...content, to }, occasion)];
}

/** Sent like an email to a shopper: refused for its address, it must not hold up the shop's own. */
export function staffMessage(
  lead: { id: string; submittedAt: Date },
  email: Email,
  occasion: string,
): NewMessageRow {
  return newMessage(lead, "shopper_mail", email, `${staffOccasion}${occasion}`);
}
