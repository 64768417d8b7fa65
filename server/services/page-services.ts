import type { BookingService } from "#server/bookings/booking-service.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { RetentionDays } from "#server/config/retention-rule.ts";
import type { FormFields, SubmitContext, SubmitResult } from "#server/leads/submission.ts";
import type { ShopperQuotes } from "./shopper-quotes.ts";

/**
 * What pages may ask of the server. Created once per process (`server/services/create-services.ts`)
 * and passed to every request; pages use nothing else of the server.
 */
export interface Services {
  /** The published products. */
  catalog: Catalog;
  /** Whether the build has a social card at this path; absent if it has none. */
  hasSocialCard?: (path: string) => boolean;
  leads: {
    /** The kind of lead that is posted to a page; undefined if none is. */
    kindAt(path: string): string | undefined;
    /**
     * Validates and durably stores a lead, with the messages it causes, in one transaction.
     * Submitting the same idempotency key (or the same content from the same contact within ten
     * minutes) again returns the first lead's reference (rules 14.5 and 14.6).
     */
    submit(kind: string, fields: FormFields, submission: SubmitContext): Promise<SubmitResult>;
    /** A file that came with a lead, by its unguessable id. */
    file?(id: string): Promise<{ type: string; reference: string; bytes: Buffer } | undefined>;
  };
  /** Confirms a submission by a signature in a page's address (rule 14.12). */
  confirmations: {
    /** The signed query that confirms a lead. */
    query(reference: string): string;
    /** The reference such a query confirms; undefined unless we signed it within the last day. */
    read(params: URLSearchParams): string | undefined;
  };
  /** The owner's third-party price-match form, if one is configured (rule 12.2). */
  priceMatchForm?: { url: string; script?: string };
  /** Days after which leads are erased, by kind; shown in the privacy policy. */
  retentionDays?: RetentionDays;
  /** Delivery windows and bookings. */
  delivery: BookingService;
  /** Quotes by their private links. */
  quotes: ShopperQuotes;
}
