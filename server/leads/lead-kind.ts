import type {
  Expression,
  ExpressionBuilder,
  ExpressionWrapper,
  SelectQueryBuilder,
  SqlBool,
} from "kysely";
import type { Catalog } from "#server/catalog/load-catalog.ts";
import type { Email } from "#server/mail/email.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { Attribution } from "./attribution.ts";
import type { FormReader } from "./form-reader.ts";
import type { LeadRecord, ParsedLead } from "./lead-draft.ts";
import type { LeadIdentity } from "./lead-record.ts";
import type { MessageConfig } from "./message-config.ts";
import type { FieldErrors, PostedFiles } from "./submission.ts";

/** The kinds of lead a shop takes, by name. */
export type LeadKinds = ReadonlyMap<string, LeadKind>;

/** What a kind may look at while it reads a form. */
export interface ParseContext {
  catalog: Pick<Catalog, "byIds">;
  /** The shop's public origin, for links in records and emails. */
  siteUrl: string;
  /** The form's files by field name. */
  files?: PostedFiles | undefined;
  now: Date;
}

/**
 * One kind of lead: everything that sets it apart. Adding a kind is adding one of these; what is
 * general about leads knows none of them.
 */
export interface LeadKind<Draft extends ParsedLead = ParsedLead> {
  /** `lead_kind` of the record (rule 15.2). */
  name: string;
  /** Path of the page its form stands on, and is posted to. */
  path: string;
  /** Its form may bring a file. */
  takesFile?: true;
  /** First letter of its references. */
  referencePrefix: string;
  /** Where the CRM puts it (rule 15.2). */
  pipelineStage: string;
  copy: LeadCopy;
  /** Nobody has to respond to it: with its reference its sender has all they asked for. */
  needsNoResponse?: true;
  /** Reads the form; what cannot be accepted is refused on the reader, and the draft dropped. */
  read(form: FormReader, context: ParseContext): Promise<Draft>;
  /**
   * What else is stored in the lead's transaction, queries only. Reasons why it cannot be undo all
   * of it and are the shopper's to read.
   */
  storeRelated?(queries: Queries, lead: StoredWith<Draft>): Promise<FieldErrors | undefined>;
  /**
   * Whether a form sent again says something else than what was stored of it (decision 011). Kinds
   * without it answer with the first one.
   */
  hasChanged?(draft: Draft, stored: LeadRecord): boolean;
  /**
   * Selects a row if the lead was cancelled since it was accepted: who sends the same again wants it
   * again. Kinds without it cannot be cancelled.
   */
  findCancelled?(queries: Queries, leadId: LeadIdOrReference): LeadIdQuery;
  /**
   * Locks what these leads keep from others, within the transaction that erases them. What it
   * returns gives it back and is called once it is certain that they go.
   */
  lockForErasing?(queries: Queries, leadIds: readonly string[]): Promise<() => Promise<void>>;
  /** Whether a lead whose days are over is still of use, because of something on or after a day. */
  isStillNeeded?(
    lead: ExpressionBuilder<Tables, "leads">,
    date: string,
  ): ExpressionWrapper<Tables, "leads", SqlBool>;
  /** The shopper's mail, where the general one does not do. */
  confirmationEmail?(lead: AcceptedLead<Draft>, config: MessageConfig): Email;
  /** Path of the shopper's own page about the lead. */
  privatePage?(leadId: string, linkSecret: string): string;
}

/** What a kind may store of a lead in its transaction. */
export type StoredWith<Draft extends ParsedLead> = Pick<
  AcceptedLead<Draft>,
  "identity" | "draft" | "attribution"
>;

/** A lead's id, or the column of a query that holds one. */
export type LeadIdOrReference = string | Expression<string>;

/** Selects ids of leads. */
export type LeadIdQuery = SelectQueryBuilder<Tables, keyof Tables, { lead_id: string }>;

/** How the emails speak of it. */
export interface LeadCopy {
  /** "quote request", in the middle of a sentence. */
  name: string;
  /** Subject of the shopper's mail. */
  thanksSubject: string;
  /** First sentences of the shopper's mail: what happens now. */
  promise: string;
}

/** An accepted lead with all that its emails speak of. */
export interface AcceptedLead<Draft extends ParsedLead = ParsedLead> {
  kind: LeadKind;
  identity: LeadIdentity;
  draft: Draft;
  record: LeadRecord;
  attribution: Attribution;
}
