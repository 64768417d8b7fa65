import parsePhoneNumber from "libphonenumber-js/min";
import { emailWords, phoneWords, wordsOf } from "#domain/desk/search-words.ts";
import { isRecord } from "#domain/is-record.ts";
import type { NewLeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { itemsFromJson, textOf } from "./form-items.ts";

/** Words of one lead; a list of a hundred products has fewer. */
const MAX_WORDS = 300;
/** Rows per statement, below both engines' limit on parameters. */
const BATCH = 2_000;

/** What of a lead it is found by. */
export type FoundBy = Pick<
  NewLeadRow,
  "reference" | "contact_name" | "contact_email" | "contact_phone" | "record" | "submitted_at"
>;

/**
 * The words a lead is found by: its reference, name, email, phone, and the titles and SKUs of the
 * products it is about.
 */
export function leadWords(lead: FoundBy): string[] {
  const { reference, contact_name, contact_email, contact_phone } = lead;
  const record = recordOf(lead.record);
  const emails = new Set([contact_email ?? "", textOf(record.email)].filter(Boolean));
  const words = [
    ...wordsOf(reference),
    ...wordsOf(contact_name),
    ...[...emails].flatMap(emailWords),
    ...(contact_phone ? phoneWords(contact_phone, nationalNumber(contact_phone)) : []),
    ...productTexts(record).flatMap(wordsOf),
  ];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Stores the words of new leads, in the transaction that stores or marks them. */
export async function storeLeadWords(queries: Queries, leads: readonly FoundBy[]): Promise<void> {
  const rows = leads.flatMap((lead) => {
    const submitted = Date.parse(lead.submitted_at);
    return leadWords(lead).map((word) => ({ word, submitted, reference: lead.reference }));
  });
  for (let from = 0; from < rows.length; from += BATCH) {
    await queries
      .insertInto("lead_words")
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function recordOf(json: string): Record<string, unknown> {
  const record: unknown = JSON.parse(json);
  return isRecord(record) ? record : {};
}

function productTexts(record: Record<string, unknown>): string[] {
  const items = itemsFromJson(textOf(record.items_json)) ?? [];
  return [
    ...items.flatMap(({ title, sku }) => [textOf(title), textOf(sku)]),
    textOf(record.product),
  ];
}

function nationalNumber(e164: string): string {
  return parsePhoneNumber(e164, { extract: false })?.nationalNumber ?? e164.replace(/\D/g, "");
}
