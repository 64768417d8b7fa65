import { useSyncExternalStore } from "react";
import {
  type BookedItem,
  type BookingForm,
  initialContact,
  initialTexts,
  newItem,
} from "#domain/delivery/booking-form.ts";
import { addOnNames, bookingTextNames, contactFields } from "#domain/delivery/booking-schema.ts";
import { deliverySizes } from "#domain/delivery/delivery-price.ts";
import { isRecord } from "#domain/is-record.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import { facts } from "#shop/facts.ts";
import { newKey } from "#state/new-key.ts";
import { StoredValue } from "#state/stored-value.ts";

/** An item in the form, with an id to use as a React key. */
export interface DraftItem extends BookedItem {
  id: number;
  /** The quantity as typed; if it can't be parsed, `quantity` is 0 (rule 7.6). */
  typed?: string | undefined;
}

/** The quantity as typed and its parsed value, 0 if it can't be parsed. */
export function typedQuantity(typed: string): Pick<DraftItem, "quantity" | "typed"> {
  return { quantity: readQuantity(typed).value ?? 0, typed };
}

/** A booking being filled in. An empty `idempotencyKey` means that nothing has been typed yet. */
export interface BookingDraft extends BookingForm {
  items: readonly DraftItem[];
  /** Start of the chosen window as last known, `HH:MM`, or empty; the server decides. */
  start: string;
  /** Created once per booking, so that sending it twice books once (rule 14.5). */
  idempotencyKey: string;
  /** When the shopper started the form, in milliseconds. */
  startedAt: number;
}

export const EMPTY_DRAFT: BookingDraft = {
  contact: initialContact(facts.address),
  items: [{ ...newItem, id: 1 }],
  addOns: { packagingRemoval: false, haulAway: false, whiteGlove: false },
  ...initialTexts,
  date: "",
  window: "",
  start: "",
  idempotencyKey: "",
  startedAt: 0,
};

/**
 * Kept in local storage, so that going back, reloading or closing the tab loses nothing before the
 * booking is made (rule 10.23).
 */
const stored = new StoredValue<BookingDraft>({
  key: "parsons-furniture-booking-draft",
  empty: EMPTY_DRAFT,
  parse: parseDraft,
  store: (draft) => JSON.stringify(draft),
  warnings: {
    load: "Failed to load booking from localStorage",
    save: "Failed to save booking to localStorage",
  },
});

/** The current draft; the empty one during server rendering. */
export function useBookingDraft(): BookingDraft {
  return useSyncExternalStore(stored.subscribe, stored.read, () => EMPTY_DRAFT);
}

/** Changes the draft. The first change gives it an idempotency key and a start time. */
export function changeDraft(change: (draft: BookingDraft) => Partial<BookingDraft>): BookingDraft {
  const newDraft = { idempotencyKey: newKey(), startedAt: Date.now() };
  return stored.change((draft) => ({
    ...draft,
    ...(draft.idempotencyKey === "" ? newDraft : {}),
    ...change(draft),
  }));
}

/** Clears the draft after a successful booking; the next change starts a new booking. */
export function dropDraft(): void {
  stored.change(() => EMPTY_DRAFT);
}

/** Id of a field's control, for labels, the error summary and lookups. */
export function fieldId(name: string): string {
  return `booking-${name}`;
}

function parseDraft(text: string | null): { value: BookingDraft; intact: boolean } {
  if (text === null) return { value: EMPTY_DRAFT, intact: true };
  try {
    const saved: unknown = JSON.parse(text);
    if (isRecord(saved)) return { value: readDraft(saved), intact: true };
  } catch {
    // Unreadable: start over.
  }
  return { value: EMPTY_DRAFT, intact: false };
}

function readDraft(saved: Record<string, unknown>): BookingDraft {
  const contact = isRecord(saved.contact) ? saved.contact : {};
  const addOns = isRecord(saved.addOns) ? saved.addOns : {};
  const items = Array.isArray(saved.items) ? saved.items.filter(isRecord).flatMap(readItem) : [];
  return {
    contact: valueOfEach(
      contactFields,
      (field) => textOf(contact[field]) ?? EMPTY_DRAFT.contact[field],
    ),
    items:
      items.length > 0 ? items.map((item, id) => ({ ...item, id: id + 1 })) : EMPTY_DRAFT.items,
    addOns: valueOfEach(addOnNames, (name) => addOns[name] === true),
    ...valueOfEach(bookingTextNames, (name) => textOf(saved[name]) ?? ""),
    date: textOf(saved.date) ?? "",
    window: textOf(saved.window) ?? "",
    start: textOf(saved.start) ?? "",
    idempotencyKey: textOf(saved.idempotencyKey) ?? "",
    startedAt: typeof saved.startedAt === "number" ? saved.startedAt : 0,
  };
}

function readItem({
  type,
  quantity,
  typed,
  notes,
}: Record<string, unknown>): Omit<DraftItem, "id">[] {
  const size = deliverySizes.find((known) => known === type);
  if (!size || typeof quantity !== "number") return [];
  const asTyped = textOf(typed);
  return [
    {
      type: size,
      ...(asTyped === undefined ? { quantity } : typedQuantity(asTyped)),
      notes: textOf(notes) ?? "",
    },
  ];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
