import { useSyncExternalStore } from "react";
import {
  type BookedItem,
  type BookingForm,
  type ContactField,
  contactFields,
  initialContact,
  newItem,
} from "#domain/delivery/booking-form.ts";
import { deliverySizes } from "#domain/delivery/delivery-price.ts";
import { isRecord } from "#domain/is-record.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import { facts } from "#shop/facts.ts";
import { newKey } from "#state/new-key.ts";
import { StoredValue } from "#state/stored-value.ts";

/** An item of the form, told from its neighbors by an id. */
export interface DraftItem extends BookedItem {
  id: number;
  /** The quantity as typed; where it can't be read the quantity is 0 (rule 7.6). */
  typed?: string | undefined;
}

/** What was typed for a quantity, with the quantity it comes to. */
export function typedQuantity(typed: string): Pick<DraftItem, "quantity" | "typed"> {
  return { quantity: readQuantity(typed).value ?? 0, typed };
}

/** A place kept free for the shopper, whichever of their tabs asked for it. */
export interface SavedHold {
  id: string;
  /** Milliseconds by this browser's clock. */
  until: number;
  /** The open tabs that count on it: the last one to leave gives it back. */
  tabs: readonly string[];
}

/** A booking being filled in. Empty key: nothing was typed yet. */
export interface BookingDraft extends BookingForm {
  items: readonly DraftItem[];
  /** When the chosen window starts, `HH:MM`, as far as is known; the server has the last word. */
  start: string;
  /** The hold on the chosen window. */
  hold?: SavedHold | undefined;
  /** Made once per booking: whoever sends it twice books once (rule 14.5). */
  idempotencyKey: string;
  /** When the form was begun, milliseconds. */
  startedAt: number;
}

export const EMPTY_DRAFT: BookingDraft = {
  contact: initialContact(facts.address),
  items: [{ ...newItem, id: 1 }],
  addOns: { packagingRemoval: false, haulAway: false, whiteGlove: false },
  specialInstructions: "",
  date: "",
  window: "",
  start: "",
  idempotencyKey: "",
  startedAt: 0,
};

/**
 * Kept in local storage, so that Back, a reload or a closed tab lose nothing until it is booked
 * (rule 10.23).
 */
const stored = new StoredValue<BookingDraft>({
  key: "parsons-furniture-booking-draft",
  empty: EMPTY_DRAFT,
  parse: revive,
  store: (draft) => JSON.stringify(draft),
  warnings: {
    load: "Failed to load booking from localStorage",
    save: "Failed to save booking to localStorage",
  },
});

/** The draft as it is now; the empty one in the server's HTML. */
export function useBookingDraft(): BookingDraft {
  return useSyncExternalStore(stored.subscribe, stored.read, () => EMPTY_DRAFT);
}

/** Tells of every change of the draft, by whatever tab, until the returned function is called. */
export const onDraftChange = stored.subscribe;

/** The draft as it is stored at this moment, though this tab may not have been told yet. */
export function latestDraft(): BookingDraft {
  return stored.change((draft) => draft);
}

/** Changes the draft; the first change begins it. */
export function changeDraft(change: (draft: BookingDraft) => Partial<BookingDraft>): BookingDraft {
  const begun = { idempotencyKey: newKey(), startedAt: Date.now() };
  return stored.change((draft) => ({
    ...draft,
    ...(draft.idempotencyKey === "" ? begun : {}),
    ...change(draft),
  }));
}

/** Ends the draft after success: the next one is a new booking. */
export function dropDraft(): void {
  stored.change(() => EMPTY_DRAFT);
}

function revive(text: string | null, now: Date): { value: BookingDraft; intact: boolean } {
  if (text === null) return { value: EMPTY_DRAFT, intact: true };
  try {
    const kept: unknown = JSON.parse(text);
    if (isRecord(kept)) return { value: readDraft(kept, now), intact: true };
  } catch {
    // Damaged: begin again.
  }
  return { value: EMPTY_DRAFT, intact: false };
}

function readDraft(kept: Record<string, unknown>, now: Date): BookingDraft {
  const contact = isRecord(kept.contact) ? kept.contact : {};
  const addOns = isRecord(kept.addOns) ? kept.addOns : {};
  const items = Array.isArray(kept.items) ? kept.items.filter(isRecord).flatMap(readItem) : [];
  return {
    contact: Object.fromEntries(
      contactFields.map((field) => [field, textOf(contact[field]) ?? EMPTY_DRAFT.contact[field]]),
    ) as Record<ContactField, string>,
    items:
      items.length > 0 ? items.map((item, id) => ({ ...item, id: id + 1 })) : EMPTY_DRAFT.items,
    addOns: {
      packagingRemoval: addOns.packagingRemoval === true,
      haulAway: addOns.haulAway === true,
      whiteGlove: addOns.whiteGlove === true,
    },
    specialInstructions: textOf(kept.specialInstructions) ?? "",
    date: textOf(kept.date) ?? "",
    window: textOf(kept.window) ?? "",
    start: textOf(kept.start) ?? "",
    hold: isRecord(kept.hold) ? readHold(kept.hold, now) : undefined,
    idempotencyKey: textOf(kept.idempotencyKey) ?? "",
    startedAt: typeof kept.startedAt === "number" ? kept.startedAt : 0,
  };
}

function readHold({ id, until, tabs }: Record<string, unknown>, now: Date): SavedHold | undefined {
  if (typeof id !== "string" || typeof until !== "number" || until <= now.getTime()) return;
  return { id, until, tabs: Array.isArray(tabs) ? tabs.filter((tab) => textOf(tab)) : [] };
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
