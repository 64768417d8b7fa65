import { isRecord } from "#domain/is-record.ts";
import { itemsFromJson, quantityOf, type RawItem, textOf } from "#server/leads/form-items.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";

/** Longest first words in a list, in characters. */
const MAX_WORDS = 160;
/** Pictures beside a lead in a list. */
const MAX_PICTURES = 3;

/** What a lead is about, from its record: for a row of a list. */
export interface AboutLead {
  pieces: number;
  productIds: readonly string[];
  words: string;
}

/** Fields with what the shopper typed, whatever the kind. */
const typedFields = ["special_requests", "looking_for", "special_instructions"] as const;
/** Fields that say what it is about when nothing was typed. */
const plainFields = [
  "product",
  "competitor",
  "requested_date_time",
  "category_interest",
  "budget_range",
  "preferred_plan",
  "provider_clicked",
  "collection",
] as const;

/** Reads what a lead is about. */
export function aboutLead(record: LeadRecord): AboutLead {
  const items = itemsFromJson(textOf(record.items_json)) ?? [];
  const ids = items.map(({ id }) => textOf(id)).filter((id) => id !== "");
  const product = textOf(record.product_id);
  const named = textOf(record.product) === "" ? 0 : 1;
  return {
    pieces: items.reduce((count, item) => count + piecesOf(item), named),
    productIds: [...new Set([...ids, ...(product === "" ? [] : [product])])].slice(0, MAX_PICTURES),
    words: firstWords(record, items),
  };
}

/** A record as it is stored. */
export function readRecord(json: string): LeadRecord {
  const record: unknown = JSON.parse(json);
  return isRecord(record) ? (record as LeadRecord) : {};
}

function piecesOf({ quantity, qty }: RawItem): number {
  const pieces = quantityOf(quantity ?? qty);
  return Number.isFinite(pieces) ? pieces : 1;
}

function firstWords(record: LeadRecord, items: readonly RawItem[]): string {
  const typed = typedFields.map((field) => textOf(record[field])).find((text) => text !== "");
  const titles = items.map(({ title }) => textOf(title));
  const plain = plainFields.map((field) => textOf(record[field]));
  const words = typed ?? [...titles, ...plain].filter((text) => text !== "").join(", ");
  return cutAtWord(words.replace(/\s+/g, " "));
}

function cutAtWord(text: string): string {
  if (text.length <= MAX_WORDS) return text;
  const start = text.slice(0, MAX_WORDS).toWellFormed();
  const end = start.lastIndexOf(" ");
  return `${end > MAX_WORDS / 2 ? start.slice(0, end) : start}…`;
}
