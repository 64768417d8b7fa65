import type { PlannedWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { Letter } from "#server/mail/letter.ts";
import type { DeliveryPlanConfig } from "#server/outbox/plan-deliveries.ts";
import type { LeadKindName } from "#server/services/page-services.ts";
import type { Queries } from "#server/store/store.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import type { Contact } from "./contact-fields.ts";
import type { FormReader } from "./form-reader.ts";
import type { LeadFile } from "./lead-file.ts";
import type { LeadIdentity, LeadRecord } from "./lead-record.ts";
import type { FieldErrors, PostedFiles } from "./submission.ts";

/** What a kind may look at while it reads a form. */
export interface KindContext {
  catalogue: Pick<Catalogue, "byIds">;
  /** The shop's public origin, for links in records and mails. */
  siteUrl: string;
  /** The form's files by field name. */
  files?: PostedFiles | undefined;
  now: Date;
}

/** One kind of lead: everything that sets it apart. Adding a kind is adding one of these. */
export interface LeadKind {
  /** `lead_kind` of the record. */
  name: LeadKindName;
  /** First letter of its references. */
  letter: string;
  /** Where the CRM puts it (rule 15.2). */
  pipelineStage: string;
  words: LeadWords;
  /** Reads the form; what cannot be accepted is refused on the reader, and the draft dropped. */
  read(form: FormReader, context: KindContext): Promise<LeadDraft>;
  /**
   * What else is stored in the lead's transaction, queries only. Reasons why it cannot be undo all
   * of it and are the shopper's to read.
   */
  alongside?(
    queries: Queries,
    lead: { identity: LeadIdentity; draft: LeadDraft },
  ): Promise<FieldErrors | undefined>;
  /**
   * Whether a form sent again says something else than what was stored of it (decision 011). Kinds
   * without it answer with the first one.
   */
  changed?(draft: LeadDraft, stored: LeadRecord): boolean;
  /** The shopper's mail, where the general one does not do. */
  thanks?(lead: AcceptedLead, config: DeliveryPlanConfig): Letter;
  /** Path of the shopper's own page about the lead. */
  ownPage?(leadId: string, linkSecret: string): string;
}

/** How the mails speak of it. */
export interface LeadWords {
  /** "quote request", in the middle of a sentence. */
  called: string;
  /** Subject of the shopper's mail. */
  thanksSubject: string;
  /** First sentences of the shopper's mail: what happens now. */
  promise: string;
}

/** A form that was read and found good. */
export interface LeadDraft {
  contact: Contact;
  /** The kind's own part of the record, in the order receivers see it (rule 15.3). */
  record: LeadRecord;
  tags: readonly string[];
  /** The answers as people read them; empty ones are left out of mails. */
  answers: readonly Answer[];
  pieces: readonly Piece[];
  /** Files stored with the lead. */
  files?: readonly LeadFile[];
  /** The delivery window a booking asks for, and the hold it has on it. */
  window?: PlannedWindow;
  holdId?: string;
  /** The window is not offered any more: only who holds a place in it gets one. */
  onlyHeld?: true;
  /** Somebody's click, not somebody waiting: no mail, and nobody to answer (rule 11.10). */
  quiet?: true;
  /** Why a program may have sent it; it is a lead all the same. */
  suspected?: string;
}

export interface Answer {
  label: string;
  value: string;
  /** Where it leads, when it is more than text. */
  href?: string;
  /** Not shown to the shopper. */
  forShop?: true;
}

/** One line of furniture in a lead. */
export interface Piece {
  title: string;
  sku: string;
  quantity: number;
  notes: string;
  /** Absolute address of the product page. */
  url: string;
}
