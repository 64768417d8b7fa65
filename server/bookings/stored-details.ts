import { z } from "zod";
import { type BookingDetails, bookingDetails } from "#domain/delivery/booking-details.ts";
import {
  addOnNames,
  bookingSchema,
  bookingTextNames,
  contactFields,
} from "#domain/delivery/booking-schema.ts";
import { deliverySizes } from "#domain/delivery/delivery-price.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import { type Attribution, attributionNames } from "#server/leads/attribution.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Bookings that are read at once. */
const BATCH = 200;

/** What is stored about a booking besides its time: items, prices and where the visit came from. */
export interface StoredDetails {
  details: BookingDetails;
  tags: readonly string[];
  attribution: Attribution;
}

const cents = z.int();
/** A text of the form; empty in rows that are older than its field. */
const text = () => z.string().default("");
const addOnsOf = <Value extends z.ZodType>(value: Value) =>
  z.object(valueOfEach(addOnNames, () => value));

/**
 * Version 1 of the column `bookings.details`. Texts added to the form's schema are included. What is
 * added otherwise is optional, as the previous release reads these rows too; for any other change,
 * add another version.
 */
const version1 = z.object({
  version: z.literal(1),
  details: z.object({
    contact: z.object(valueOfEach(contactFields, text)),
    items: z
      .array(
        z.object({
          type: z.enum(deliverySizes),
          quantity: z.int(),
          notes: z.string(),
          unitPrice: cents,
          lineTotal: cents,
        }),
      )
      .readonly(),
    addOns: addOnsOf(z.boolean()),
    addOnPrices: addOnsOf(cents).optional(),
    itemsSubtotal: cents,
    addOnsTotal: cents,
    total: cents,
    quote: z.object({ reference: z.string(), total: cents, zip: z.string() }).optional(),
    ...valueOfEach(bookingTextNames, text),
  }),
  tags: z.array(z.string()).readonly(),
  attribution: z.record(z.enum(attributionNames), z.string()),
});

/** The value of the column `bookings.details`. */
export function writeDetails(stored: StoredDetails): string {
  return JSON.stringify({ version: 1, ...stored } satisfies z.input<typeof version1>);
}

/**
 * Reads the column or, if it is null, the CRM record, which is all that older versions stored.
 * @throws ZodError if the column holds anything else.
 */
export function readDetails(column: string | null, record: string): StoredDetails {
  if (column === null) return detailsOfRecord(JSON.parse(record));
  const { details, tags, attribution } = version1.parse(JSON.parse(column));
  return { details, tags, attribution };
}

const recordLines = z.array(
  z.object({
    type: z.enum(deliverySizes),
    qty: z.int(),
    notes: z.string(),
    unit_price: z.number(),
    line_total: z.number(),
  }),
);

/**
 * Stores the details of bookings that an older version stored only as their CRM record, so that
 * their prices stay what they are today. Returns how many were filled; any number of processes may
 * do so at once. A record that can't be read is left as it is and reported.
 */
export async function fillMissingDetails(
  queries: Queries,
  report: (reference: string, error: unknown) => void,
): Promise<number> {
  let filled = 0;
  for (let last = ""; ; ) {
    const batch = await queries
      .selectFrom("bookings")
      .innerJoin("leads", "leads.id", "bookings.lead_id")
      .select(["lead_id", "reference", "record"])
      .where("details", "is", null)
      .where("lead_id", ">", last)
      .orderBy("lead_id")
      .limit(BATCH)
      .execute();
    for (const { lead_id, reference, record } of batch) {
      last = lead_id;
      try {
        filled += await storeDetails(queries, lead_id, readDetails(null, record));
      } catch (error) {
        report(reference, error);
      }
    }
    if (batch.length < BATCH) return filled;
  }
}

async function storeDetails(
  queries: Queries,
  leadId: string,
  stored: StoredDetails,
): Promise<number> {
  const { numUpdatedRows } = await retryOnBusy(() =>
    queries
      .updateTable("bookings")
      .set({ details: writeDetails(stored) })
      .where("lead_id", "=", leadId)
      .where("details", "is", null)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

/**
 * Details of a booking that was stored only as its CRM record. The record has just the add-ons'
 * total, so single prices are known only if today's prices add up to it.
 */
function detailsOfRecord(record: LeadRecord): StoredDetails {
  const { contact, addOns, texts } = bookingSchema;
  const text = (name: string) => String(record[name] ?? "");
  const toCents = (dollars: unknown) => Math.round(Number(dollars) * 100);
  const chosen: Record<string, boolean> = JSON.parse(text("upsells_json"));
  const items = recordLines.parse(JSON.parse(text("items_json")));
  const request = {
    contact: valueOfEach(contactFields, (name) => text(contact[name].recordField)),
    items: items.map(({ type, qty, notes }) => ({ type, quantity: qty, notes })),
    addOns: valueOfEach(addOnNames, (name) => chosen[addOns[name].upsellsName] === true),
    ...valueOfEach(bookingTextNames, (name) => text(texts[name].recordField)),
  };
  const today = bookingDetails(request);
  const addOnsTotal = toCents(record.quote_upsells_total);
  return {
    details: {
      ...today,
      items: items.map(({ type, qty, notes, unit_price, line_total }) => ({
        type,
        quantity: qty,
        notes,
        unitPrice: toCents(unit_price),
        lineTotal: toCents(line_total),
      })),
      addOnPrices: today.addOnsTotal === addOnsTotal ? today.addOnPrices : undefined,
      itemsSubtotal: toCents(record.quote_subtotal_items),
      addOnsTotal,
      total: toCents(record.quote_total_estimated),
    },
    tags: text("tags").split(",").filter(Boolean),
    attribution: Object.fromEntries(
      attributionNames.map((name) => [name, text(name)]),
    ) as Attribution,
  };
}
