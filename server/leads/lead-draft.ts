import type { Contact } from "./contact-fields.ts";
import type { LeadFile } from "./lead-file.ts";

/** The record receivers get: the contract's common fields, then the kind's own (rule 15.2). */
export type LeadRecord = Record<string, string | number | boolean>;

/** A form that was read and found good. */
export interface ParsedLead {
  contact: Contact;
  /** The kind's own part of the record, in the order receivers see it (rule 15.3). */
  record: LeadRecord;
  tags: readonly string[];
  /** The answers as people read them; empty ones are left out of emails. */
  summary: readonly SummaryRow[];
  products: readonly LeadProduct[];
  /** Files stored with the lead. */
  files?: readonly LeadFile[];
  /** Somebody's click, not somebody waiting: no mail, and nobody to answer (rule 11.10). */
  withoutContact?: true;
  /** Why a program may have sent it; it is a lead all the same. */
  suspicion?: string;
}

export interface SummaryRow {
  label: string;
  value: string;
  /** Where it leads, when it is more than text. */
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
