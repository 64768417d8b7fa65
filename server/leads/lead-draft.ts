import type { Language } from "#domain/language.ts";
import type { Contact } from "./contact-fields.ts";
import type { LeadFile } from "./lead-file.ts";

/** The lead record that receivers get: the common fields, then the kind's own (rule 15.2). */
export type LeadRecord = Record<string, string | number | boolean>;

/** A form that was read and is valid. */
export interface ParsedLead {
  contact: Contact;
  /** The kind's own part of the record, in the order receivers see it (rule 15.3). */
  record: LeadRecord;
  tags: readonly string[];
  /**
   * The fields as label and value, in English for the shop and in their language for shoppers; rows
   * with an empty value are left out of emails.
   */
  summary: (language: Language) => readonly SummaryRow[];
  products: readonly LeadProduct[];
  /** Files stored with the lead. */
  files?: readonly LeadFile[];
  /** A provider click, not a person waiting: causes no email and needs no response (rule 11.10). */
  withoutContact?: true;
  /** Why a program may have sent it; it is stored like any other lead. */
  suspicion?: string;
}

export interface SummaryRow {
  label: string;
  value: string;
  /** Link target, if the value is a link. */
  href?: string;
  /** Not shown to the shopper. */
  shopOnly?: true;
}

/** One line of furniture in a lead. */
export interface LeadProduct {
  title: string;
  sku: string;
  quantity: number;
  notes: string;
  /** Absolute address of the product page. */
  url: string;
}
