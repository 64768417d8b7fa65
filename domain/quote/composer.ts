import type { DeliverySize } from "#domain/delivery/delivery-price.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/product.ts";
import type { QuoteDraft, QuoteRules } from "./quote-draft.ts";

/** A product or variant as the composer shows it today. */
export interface ComposerPiece {
  id: string;
  title: string;
  sku: string;
  /** Chosen color and size, such as `Color: Cognac`; empty if it comes in one way. */
  option: string;
  /** Name of its picture; null if it left the catalog. */
  image: string | null;
  /** The catalog's; null for "call for price" and for one that left the catalog. */
  price: Cents | null;
  size: DeliverySize;
  availability: "in_stock" | "preorder" | "out_of_stock" | "gone";
  /** The newest price it was quoted at in a sent version; null if never. */
  lastPrice: Cents | null;
  /** Other variants of the same product, itself included; empty if it comes in one way. */
  variants: readonly { id: string; option: string }[];
}

/** What the composer needs to write a lead's quote. */
export interface Composer {
  lead: {
    reference: string;
    kind: string;
    /** In which the shopper is written to. */
    language: Language;
    name: string;
    /** Null if there is no address to send an email to. */
    email: string | null;
    /** E.164. */
    phone: string | null;
    dueAt: string | null;
  };
  draft: QuoteDraft;
  /** The draft's; 0 if nothing was saved yet. */
  version: number;
  /** When it was last saved, ISO 8601 UTC; null if nothing was. */
  savedAt: string | null;
  /** Somebody else who is writing it now. */
  writer: { id: string; name: string } | null;
  /** Every product the draft's lines name, by id. */
  pieces: Readonly<Record<string, ComposerPiece>>;
  rules: QuoteRules;
  /** `YYYY-MM-DD` in shop time. */
  today: string;
  /** The number of the version that is open for the shopper; null if none is. */
  openVersion: number | null;
}
