import { goodBooking, goodQuote } from "./form-fields.ts";
import { pdfFile } from "./pdf-file.ts";

/** A lead to send: which kind, where its form stands, what is in it. */
export interface LeadToSend {
  kind: EveryKind;
  path: string;
  fields: Record<string, string>;
  /** A small PDF that comes with it, by its field. */
  file?: { field: string; name: string; bytes: Buffer };
}

/** A window a booking asks for. */
export interface WantedWindow {
  date: string;
  window: string;
}

/** `lead_kind` as receivers see it (rule 15.2). */
export type EveryKind = (typeof everyKind)[number];

export const everyKind = ["quote", "custom", "booking", "financing", "price_match"] as const;

export const smallPdf = pdfFile();

/** A good lead of the kind whose turn it is, from a person of its own. */
export function leadOfTurn(turn: number, key: string, wanted: WantedWindow): LeadToSend {
  return leadOf(everyKind[turn % everyKind.length] ?? "quote", key, wanted);
}

/** A good lead of the kind from a person of its own, under the idempotency key. */
export function leadOf(kind: EveryKind, key: string, wanted: WantedWindow): LeadToSend {
  const contact = { name: "Dana Whitfield", email: `${key}@example.com`, phone: "(713) 555-0188" };
  const idempotencyKey = key;
  switch (kind) {
    case "quote":
      return {
        kind,
        path: "/quote-request",
        fields: { ...goodQuote, ...contact, idempotencyKey },
      };
    case "custom":
      return {
        kind,
        path: "/custom-request",
        fields: { ...contact, lookingFor: "A green armchair", idempotencyKey },
      };
    case "booking":
      return {
        kind,
        path: "/book-delivery",
        fields: { ...goodBooking, ...wanted, email: contact.email, idempotencyKey },
      };
    case "financing":
      return { kind, path: "/services/financing", fields: { ...quiz, ...contact, idempotencyKey } };
    case "price_match":
      return {
        kind,
        path: "/price-match/form",
        fields: { ...offer, ...contact, idempotencyKey },
        file: { field: "offerFile", name: "offer.pdf", bytes: smallPdf },
      };
  }
}

const quiz = {
  firstName: "Dana",
  lastName: "Whitfield",
  zipCode: "77081",
  budgetRange: "$2000+",
  timeline: "This week",
  categoryInterest: "Sectionals",
  preferredPlan: "Monthly financing",
};

const offer = {
  product: "Model 2500 Sofa Chaise",
  productId: "1003",
  competitor: "Big Box",
  competitorPrice: "$1,299.50",
};
