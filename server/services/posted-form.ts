import type { FieldErrors, PostedForm } from "#server/leads/submission.ts";

/** The outcome of a posted lead, with the status of the response. */
export type LeadOutcome =
  /** `page` and `changed` as in `SubmitResult`. */
  | { ok: true; status: 201; reference: string; page?: string; changed?: true }
  /** 409: another shopper was faster. */
  | { ok: false; status: 409 | 422; errors: FieldErrors }
  /** 429: too many leads from this person; `retryAfter` in seconds. */
  | { ok: false; status: 429; errors: FieldErrors; retryAfter: number }
  /** A server error: nothing was stored. */
  | { ok: false; status: 503 };

/** Validates a form and stores the lead; never rejects. `path`: of the page with the form. */
export type SubmitAsLead = (path: string, form: PostedForm) => Promise<LeadOutcome>;

/** What the action of a page gets. */
export interface PostToPage {
  form: PostedForm;
  submitAsLead: SubmitAsLead;
}
