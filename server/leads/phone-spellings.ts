import type { Queries } from "#server/store/store-interface.ts";
import { phoneToE164 } from "./contact-fields.ts";

/**
 * All spellings the database contains of these phone numbers: earlier versions stored foreign
 * numbers as they were typed.
 */
export async function phoneSpellings(
  queries: Queries,
  phones: readonly string[],
): Promise<string[]> {
  const numbers = new Set(phones.map(normalized));
  const foreign = await queries
    .selectFrom("leads")
    .select("contact_phone")
    .distinct()
    .where("contact_phone", "not like", "+1%")
    .execute();
  const stored = foreign.flatMap(({ contact_phone }) => contact_phone ?? []);
  return [...numbers, ...stored.filter((phone) => numbers.has(normalized(phone)))];
}

function normalized(phone: string): string {
  return phoneToE164(phone) ?? phone.replace(/[^+\d]/g, "");
}
