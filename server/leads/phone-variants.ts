import type { Queries } from "#server/store/store-interface.ts";
import { phoneToE164 } from "./contact-fields.ts";

/**
 * These phone numbers, however they are written, in every spelling the database has of them:
 * earlier versions kept numbers abroad as they were typed.
 */
export async function phoneVariants(
  queries: Queries,
  phones: readonly string[],
): Promise<string[]> {
  const wanted = new Set(phones.map(normalized));
  const foreign = await queries
    .selectFrom("leads")
    .select("contact_phone")
    .distinct()
    .where("contact_phone", "not like", "+1%")
    .execute();
  const kept = foreign.flatMap(({ contact_phone }) => contact_phone ?? []);
  return [...wanted, ...kept.filter((phone) => wanted.has(normalized(phone)))];
}

function normalized(phone: string): string {
  return phoneToE164(phone) ?? phone.replace(/[^+\d]/g, "");
}
