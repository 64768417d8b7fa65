import { randomUUID } from "node:crypto";
import { addressesIn } from "#domain/addresses/every-table.ts";
import {
  type AgreedPrice,
  agreedBookingDetails,
  type BookedQuote,
} from "#domain/delivery/booking-details.ts";
import type { BookedItem } from "#domain/delivery/booking-form.ts";
import { type BookingText, bookingSchema } from "#domain/delivery/booking-schema.ts";
import type { DeliveryAddOns } from "#domain/delivery/delivery-price.ts";
import type { Language } from "#domain/language.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import { readAttribution } from "#server/leads/attribution.ts";
import type { PhoneNumber } from "#server/leads/contact-fields.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import { readFields } from "#server/leads/lead-fields.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import { sha256 } from "#server/leads/lead-record.ts";
import { leadRows } from "#server/leads/lead-rows.ts";
import { findByKey, insertLead } from "#server/leads/store-lead.ts";
import { freeReference } from "#server/leads/store-with-new-reference.ts";
import type { FieldErrors } from "#server/leads/submission.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { bookingDraft } from "./booking-draft.ts";
import { bookingLead } from "./booking-lead.ts";
import { bookingPath } from "./booking-token.ts";
import { readContactField, readWindow } from "./read-booking-fields.ts";
import { type BookingLeadDraft, insertBooking, windowFullMessage } from "./store-booking.ts";
import { freePlace, takePlace } from "./window-places.ts";

const addressFields = ["addressStreet", "addressCity", "addressState", "addressZip"] as const;

/** What the shopper filled in, as typed. */
export type DeliveryFields = Readonly<
  Record<(typeof addressFields)[number] | BookingText | "date" | "window", string>
>;

/** The delivery of an accepted quote: only its time and place are new. */
export interface AgreedDelivery {
  /** The form's `idempotencyKey`; empty if it has none. */
  key: string;
  contact: { name: string; email: string | null; phone: PhoneNumber | null };
  fields: DeliveryFields;
  /** With the products' titles as notes. */
  items: readonly BookedItem[];
  addOns: DeliveryAddOns;
  price: AgreedPrice;
  quote: BookedQuote;
}

/** What a form is recognized by when it is sent again. */
type PostedKey = Pick<AgreedDelivery, "key"> & { quote: Pick<BookedQuote, "reference"> };

export interface AgreedDeliveryDeps {
  config: MessageConfig;
  now: Date;
  /** Of the quote's page, for messages and for the booking. */
  language: Language;
  makeReference?: (letter: string) => string;
}

/** What the path of its private page is made of. */
interface PrivatePageOf extends Pick<MessageConfig, "linkSecret"> {
  language: Language;
}

/** A booking that was made; `path` is its private page's. */
export interface AgreedBooking {
  leadId: string;
  reference: string;
  path: string;
}

/** `conflict`: the fields are valid, but somebody else has the last place. */
export type AgreedBookingResult =
  | ({ ok: true } & AgreedBooking)
  | { ok: false; errors: FieldErrors; conflict?: true };

/**
 * Books the delivery of an accepted quote at the price agreed in it, in the caller's transaction,
 * which must have locked the quote (rule 10.31). The same key is the same booking. If it is refused,
 * no booking is stored; the errors are named like the fields.
 * @throws a unique violation if its reference was taken meanwhile: repeat the transaction
 *   (`retryIfTaken`).
 */
export async function bookAgreedDelivery(
  queries: Queries,
  { config, now, language, makeReference }: AgreedDeliveryDeps,
  delivery: AgreedDelivery,
): Promise<AgreedBookingResult> {
  const earlier = await findAgreedBooking(queries, { ...config, language }, delivery);
  if (earlier) return { ok: true, ...earlier };
  const { draft, errors } = readDelivery(delivery, now, language);
  const { window } = draft;
  if (errors || !window) return { ok: false, errors: errors ?? {} };
  // Taken first, so that a refusal leaves nothing to roll back.
  if (!(await takePlace(queries, window))) {
    return { ok: false, errors: { window: [windowFullMessage(window, language)] }, conflict: true };
  }
  const reference = await freeReference(queries, bookingLead.referencePrefix, makeReference);
  const identity = { id: randomUUID(), reference, submittedAt: now };
  // Where it was booked, without the quote's token.
  const sourcePage = addressesIn[language].quotes;
  const attribution = readAttribution(
    new FormReader(new Map(), language),
    sourcePage,
    config.siteUrl,
  );
  const kind = bookingLead;
  const key = storedKey(delivery);
  const rows = leadRows({ kind, identity, draft, attribution, language, key }, config);
  const stored = await insertLead(queries, rows);
  if (stored.isNew) await insertBooking(queries, { identity, draft, attribution });
  else await freePlace(queries, window);
  return { ok: true, ...agreedBooking(stored, { ...config, language }) };
}

/** The booking that was made with this form before; undefined if none was. */
export async function findAgreedBooking(
  queries: Queries,
  page: PrivatePageOf,
  form: PostedKey,
): Promise<AgreedBooking | undefined> {
  const key = storedKey(form);
  const lead = key && (await findByKey(queries, bookingLead.name, key));
  return lead ? agreedBooking(lead, page) : undefined;
}

/** A key of the quote's own, so that it finds no booking of another quote or of the booking form. */
function storedKey({ key, quote }: PostedKey): string | undefined {
  return key.trim() === "" ? undefined : sha256(`${quote.reference} ${key.trim()}`);
}

function readDelivery(
  { contact, fields, items, addOns, price, quote }: AgreedDelivery,
  now: Date,
  language: Language,
): { draft: BookingLeadDraft; errors: FieldErrors | undefined } {
  const form = new FormReader(
    new Map(Object.entries(fields).map(([name, value]) => [name, [value]])),
    language,
  );
  const address = valueOfEach(addressFields, (name) => readContactField(form, name));
  const texts = readFields(form, bookingSchema.texts);
  const window = readWindow(form, now);
  const { name, email, phone } = contact;
  const typed = { fullName: name, email: email ?? "", phone: phone?.typed ?? "" };
  const request = { contact: { ...typed, ...address }, items, addOns, ...texts };
  const details = agreedBookingDetails(request, price, quote);
  const reached = { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  return { draft: bookingDraft(reached, details, window), errors: form.errors };
}

function agreedBooking(
  { id, reference }: { id: string; reference: string },
  { linkSecret, language }: PrivatePageOf,
): AgreedBooking {
  return { leadId: id, reference, path: bookingPath(id, linkSecret, language) };
}
