import type { FieldErrors, FormFields, PostedForm } from "#server/leads/submission.ts";

/** What became of a posted lead, with the status it is answered with. */
export type LeadOutcome =
  /** `page` and `changed` as of `SubmitResult`. */
  | { ok: true; status: 201; reference: string; page?: string; changed?: true }
  /** 409: somebody else was faster. 429: too many came from this person. */
  | { ok: false; status: 409 | 422; errors: FieldErrors }
  /** `retryAfter` in seconds. */
  | { ok: false; status: 429; errors: FieldErrors; retryAfter: number }
  /** The fault is ours: nothing was stored. */
  | { ok: false; status: 503 };

/** What was posted to a page, and the one way to submit it as a lead. */
export interface Posted {
  form: PostedForm;
  /**
   * Judges the form and stores the lead; never rejects.
   * @param path of the page the form stands on.
   * @param fields in place of the posted ones.
   */
  submit(path: string, fields?: FormFields): Promise<LeadOutcome>;
}
