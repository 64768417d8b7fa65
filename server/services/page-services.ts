import type { BookingService } from "#server/bookings/booking-service.ts";
import type { RetentionDays } from "#server/config/retention-rule.ts";
import type { LeadForm } from "#server/leads/lead-forms.ts";
import type { FormFields, SubmitContext, SubmitResult } from "#server/leads/submission.ts";

/**
 * What a page's action may ask of the server. Built once per process (`server/services/create-services.ts`)
 * and handed to every request; pages know nothing else of the server.
 */
export interface Services {
  leads: {
    /** What is posted to a page; undefined where no form of a lead stands. */
    formAt(path: string): LeadForm | undefined;
    /**
     * Validates and durably stores a lead, with the deliveries it causes, in one transaction.
     * Submitting the same idempotency key (or the same content from the same contact within ten
     * minutes) again returns the first lead's reference (rules 14.5 and 14.6).
     */
    submit(kind: string, fields: FormFields, submission: SubmitContext): Promise<SubmitResult>;
    /** A file that came with a lead, by its unguessable id. */
    file?(id: string): Promise<{ type: string; reference: string; bytes: Buffer } | undefined>;
  };
  /** What the address of a page says was sent (rule 14.12). */
  confirmations: {
    /** The query that confirms a lead, signed. */
    query(reference: string): string;
    /** The reference such a query confirms; undefined unless we signed it within the last day. */
    read(params: URLSearchParams): string | undefined;
  };
  /** The owner's third-party price-match form, if one is configured (rule 12.2). */
  priceMatchForm?: { url: string; script?: string };
  /** Days after which leads are erased, by kind; the privacy policy names them. */
  retentionDays?: RetentionDays;
  /** Delivery windows, holds on them, and what was booked. */
  delivery: BookingService;
}
