import { pathIn } from "#domain/addresses/path-in.ts";
import type { Language } from "#domain/language.ts";
import { languageOfTurn } from "./every-language.ts";
import { goodBooking, goodQuote } from "./form-fields.ts";
import { pdfFile } from "./pdf-file.ts";

/** A lead to send: its kind, its form's path and its fields. */
export interface LeadToSend {
  kind: EveryKind;
  path: string;
  fields: Record<string, string>;
  /** A small PDF to upload, with its field. */
  file?: { field: string; name: string; bytes: Buffer };
}

/** A window to book. */
export interface RequestedWindow {
  date: string;
  window: string;
}

/** `lead_kind` as receivers see it (rule 15.2). */
export type EveryKind = (typeof everyKind)[number];

/** All lead kinds, as receivers see them. */
export const everyKind = ["quote", "custom", "booking", "financing", "price_match"] as const;

export const smallPdf = pdfFile();

/** A valid lead from a new person; its kind and language change with each turn. */
export function leadOfTurn(turn: number, key: string, window: RequestedWindow): LeadToSend {
  const kind = everyKind[turn % everyKind.length] ?? "quote";
  return leadOf(kind, key, window, languageOfTurn(turn));
}

/** A valid lead of the kind from a new person, with the idempotency key, as the form posts it. */
export function leadOf(
  kind: EveryKind,
  key: string,
  window: RequestedWindow,
  language: Language = "en",
): LeadToSend {
  const english = englishLead(kind, key, window);
  return { ...english, path: pathIn(language, english.path) };
}

function englishLead(kind: EveryKind, key: string, window: RequestedWindow): LeadToSend {
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
        fields: { ...goodBooking, ...window, email: contact.email, idempotencyKey },
      };
    case "financing":
      return { kind, path: "/services/financing", fields: { ...quiz, ...contact, idempotencyKey } };
    case "price_match":
      return {
        kind,
        path: "/price-match/form",
        fields: { ...priceMatch, ...contact, idempotencyKey },
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

const priceMatch = {
  product: "Model 2500 Sofa Chaise",
  productId: "1003",
  competitor: "Big Box",
  competitorPrice: "$1,299.50",
};
