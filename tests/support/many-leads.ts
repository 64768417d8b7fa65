import { createHash } from "node:crypto";
import type { NewLeadRow, NewMessageRow } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Rows per statement, below both engines' limits on parameters. */
const BATCH = 500;
const MINUTE_MS = 60_000;
const KINDS = ["quote", "custom", "financing", "price_match"] as const;
const SINKS = ["crm", "shop_mail", "shopper_mail"] as const;
const FIRST_NAMES = ["Dana", "Luis", "Mei", "Priya", "Tom", "Ann", "Janelle", "Zoë", "Bob", "Ada"];
const LAST_NAMES = ["Whitfield", "Ortega", "Tanaka", "Raman", "Becker", "Brooks", "Ríos"];
const TITLES = ["Leather Sofa", "Sectional", "Recliner Chair", "Bed Frame", "Dining Table"];
const WISHES = [
  "We have a narrow staircase with a turn, so please check that the sectional comes apart.",
  "Is the recliner available in the darker leather, and can the delivery be after 5 PM?",
  "Two of us are tall: which of the sofas has the deepest seat, and what would four cost?",
  "The old sleeper sofa has to go at the same time; it is on the second floor.",
];

/** Options for bulk-inserted leads. */
export interface ManyLeads {
  count: number;
  /** When the latest was submitted; each is a minute older than the one before. */
  latest: Date;
  /** How many of the latest still wait for a response. */
  waiting?: number;
  /** The payload of their messages, all delivered; none by default, as after delivery. */
  payload?: string;
}

/** Stores leads with three delivered messages each, by bulk inserts. */
export async function insertManyLeads(store: Store, leads: ManyLeads): Promise<void> {
  for (let from = 0; from < leads.count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, leads.count - from) }, (_, n) => from + n);
    await store.write(async (transaction) => {
      const rows = numbers.map((number) => leadRow(number, leads));
      await transaction.insertInto("leads").values(rows).execute();
      for (const sink of SINKS) {
        const messages = rows.map((lead) => messageRow(lead, sink, leads.payload ?? ""));
        await transaction.insertInto("deliveries").values(messages).execute();
      }
    });
  }
}

/** The email address of the person who sent a lead. */
export function emailOfLead(number: number): string {
  return `shopper-${number}@example.com`;
}

function leadRow(number: number, { latest, waiting = 0 }: ManyLeads): NewLeadRow {
  const submitted = new Date(latest.getTime() - number * MINUTE_MS);
  const submitted_at = submitted.toISOString();
  const due = new Date(submitted.getTime() + 24 * 60 * MINUTE_MS).toISOString();
  const kind = KINDS[number % KINDS.length] ?? "quote";
  const first = FIRST_NAMES[number % FIRST_NAMES.length];
  const name = `${first} ${LAST_NAMES[number % LAST_NAMES.length]}`;
  const productId = String(1000 + (number % 89));
  const title = `Model ${productId} ${TITLES[number % TITLES.length]}`;
  // Random like real ids, so that they are spread over the whole index.
  const id = uuid(`lead ${number}`);
  const reference = `Q-${number.toString(36).toUpperCase().padStart(6, "0")}`;
  const phone = `+1713555${String(number % 10_000).padStart(4, "0")}`;
  return {
    id,
    reference,
    kind,
    idempotency_key: uuid(`key ${number}`),
    contact_name: name,
    contact_email: emailOfLead(number),
    contact_phone: phone,
    record: JSON.stringify({
      lead_id: id,
      lead_kind: kind,
      reference,
      submitted_at,
      full_name: name,
      email: emailOfLead(number),
      phone,
      special_requests: WISHES[number % WISHES.length] ?? "",
      items_json: JSON.stringify([
        { id: productId, sku: `PF-${productId}`, title, quantity: 1, notes: "" },
      ]),
      source_page: "/quote-request",
      page_url: "https://shop.example/quote-request",
      landing_page: "https://shop.example/collections/living-room/sofas?utm_source=google",
      tags: `website,${kind}`,
      pipeline_stage: "New Lead",
      language: "en",
    }),
    submitted_at,
    answer_due_at: due,
    answer_remind_at: null,
    answered_at: number < waiting ? null : due,
  };
}

function messageRow(
  { id, submitted_at }: NewLeadRow,
  sink: (typeof SINKS)[number],
  payload: string,
): NewMessageRow {
  return {
    id: uuid(`${sink} of ${id}`),
    lead_id: id,
    sink,
    payload,
    status: "delivered",
    attempts: 1,
    next_attempt_at: submitted_at,
    scheduled_at: submitted_at,
    queued_at: submitted_at,
    delivered_at: submitted_at,
  };
}

function uuid(seed: string): string {
  const hex = createHash("sha256").update(seed).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
}
