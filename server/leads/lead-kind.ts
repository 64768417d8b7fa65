import type {
  Expression,
  ExpressionBuilder,
  ExpressionWrapper,
  SelectQueryBuilder,
  SqlBool,
} from "kysely";
import type { Language } from "#domain/language.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { Email } from "#server/mail/email.ts";
import type { LeadEmailCopy } from "#server/mail/shopper-email.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { FormReader } from "./form-reader.ts";
import type { LeadRecord, ParsedLead } from "./lead-draft.ts";
import type { LeadIdentity, LeadOrigin } from "./lead-record.ts";
import type { FieldErrors, PostedFiles } from "./submission.ts";

/** The settings that messages about a lead or booking need. */
export interface MessageConfig {
  siteUrl: string;
  /** Signs the private links to bookings. */
  linkSecret: string;
  /**
   * `MAIL_FROM`; if it isn't set, the shop's own address sends emails and organizes calendar
   * entries.
   */
  mailFrom?: string | undefined;
  /** Where the CRM receives leads and changes; undefined if there is no CRM. */
  crmWebhookUrl?: string | undefined;
}

/** The lead kinds a shop offers, by name. */
export type LeadKinds = ReadonlyMap<string, LeadKind>;

/** What a kind can use while reading a form. */
export interface ParseContext {
  catalog: Pick<Catalog, "byIds">;
  /** The shop's public origin, for links in records and emails. */
  siteUrl: string;
  /** The form's files by field name. */
  files?: PostedFiles | undefined;
  now: Date;
}

/**
 * A lead kind: everything that is specific to it. To add a kind, add one of these; the general
 * code for leads depends on no kind.
 */
export interface LeadKind<Draft extends ParsedLead = ParsedLead> {
  /** `lead_kind` of the record (rule 15.2). */
  name: string;
  /** Path of the page with its form, to which the form is posted; listed in `postAddresses`. */
  path: string;
  /** First letter of its references. */
  referencePrefix: string;
  /** The pipeline stage in the CRM (rule 15.2). */
  pipelineStage: string;
  /** "quote request": how emails to the shop call it, in the middle of a sentence. */
  called: string;
  /** The texts of the shopper's email, for kinds that use the general one. */
  emailCopy?(language: Language): LeadEmailCopy;
  /** No response is needed, because the confirmation is all the shopper expects. */
  needsNoResponse?: true;
  /** Reads the form. Invalid values add errors to the reader, and the draft is then dropped. */
  read(form: FormReader, context: ParseContext): Promise<Draft>;
  /**
   * Reads the form by which staff add such a lead; kinds without it come from shoppers only. What
   * the person wants is in `text`.
   */
  readAtDesk?(form: FormReader, context: ParseContext): Promise<Draft>;
  /**
   * Stores more in the lead's transaction; must do nothing but queries. If it returns errors,
   * which are shown to the shopper, the whole transaction is rolled back.
   */
  storeRelated?(queries: Queries, lead: StoredWith<Draft>): Promise<FieldErrors | undefined>;
  /**
   * Whether a form sent again under its key differs from what was stored, which still counts
   * (rule 10.27). In kinds without it a changed form is a new lead (rule 14.7).
   */
  hasChanged?(draft: Draft, stored: LeadRecord): boolean;
  /**
   * Query for a row that exists if the lead was cancelled after it was stored: sending the same
   * again is then a new lead. Undefined for kinds that can't be cancelled.
   */
  findCancelled?(queries: Queries, leadId: LeadIdOrColumn): LeadIdQuery;
  /**
   * Locks shared resources, such as places, in the transaction that erases these leads. Returns a
   * function that releases them, called once the leads are certain to be deleted.
   */
  lockForErasing?(queries: Queries, leadIds: readonly string[]): Promise<() => Promise<void>>;
  /** SQL condition: an expired lead is still needed because of something on or after a day. */
  isStillNeeded?(
    lead: ExpressionBuilder<Tables, "leads">,
    date: string,
  ): ExpressionWrapper<Tables, "leads", SqlBool>;
  /**
   * The shopper's email, for kinds that don't use the general one; undefined if they gave no address.
   */
  confirmationEmail?(lead: AcceptedLead<Draft>, config: MessageConfig): Email | undefined;
  /** Path of the private page about the lead, in a language. */
  privatePage?(leadId: string, linkSecret: string, language: Language): string;
}

/** A lead kind without its form: what holds for its leads, however they were made. */
export type KindWithoutForm<Draft extends ParsedLead = ParsedLead> = Omit<
  LeadKind<Draft>,
  "path" | "read" | "readAtDesk" | "hasChanged"
>;

/** What a kind can use of a lead to store more in its transaction. */
export type StoredWith<Draft extends ParsedLead> = Pick<
  AcceptedLead<Draft>,
  "identity" | "draft" | "attribution" | "language"
>;

/** A lead's id, or a query column that contains one. */
export type LeadIdOrColumn = string | Expression<string>;

/** A query for ids of leads. */
export type LeadIdQuery = SelectQueryBuilder<Tables, keyof Tables, { lead_id: string }>;

/** A lead to be stored, with everything its messages need. */
export interface AcceptedLead<Draft extends ParsedLead = ParsedLead> extends LeadOrigin {
  kind: KindWithoutForm;
  identity: LeadIdentity;
  draft: Draft;
  record: LeadRecord;
}
