import type { LeadState } from "#domain/desk/lead-state.ts";
import type { FieldErrors } from "#server/leads/submission.ts";

/** What became of a form that was posted to the desk, with the status of its response. */
export type DeskOutcome =
  | {
      ok: true;
      /** Where a browser goes on. */
      to: string;
      /** What to tell whoever posted it. */
      message?: string;
      /** The lead's, after the change. */
      version?: number;
      state?: LeadState;
      /** Of a lead that was added. */
      reference?: string;
      /** What is told of a quote's draft or version. */
      totals?: object;
      savedAt?: string;
      link?: string;
      quoteVersion?: number;
      undoUntil?: string;
      payment?: string;
      /** Token of the session that began; null if the one that posted ended. */
      session?: string | null;
    }
  /** The form can be mended by whoever typed it. */
  | { ok: false; status: 422; errors: FieldErrors }
  /** Outdated, or not possible any more; the lead as it is now. */
  | {
      ok: false;
      status: 409;
      message: string;
      version: number;
      state: LeadState;
      /** A name; empty for nobody. */
      assignedTo: string;
      /** The quote draft that was saved meanwhile, and by whom. */
      draft?: object | null;
      by?: string;
    }
  | { ok: false; status: 403 | 404 | 410 | 503; message: string }
  | { ok: false; status: 429; message: string; retryAfter: number };

/** The refusal of a form with one wrong field. */
export function fieldError(field: string, message: string): DeskOutcome {
  return { ok: false, status: 422, errors: { [field]: [message] } };
}
