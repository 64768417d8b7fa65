import type { LeadState } from "#domain/desk/lead-state.ts";
import type { FieldErrors } from "#server/leads/submission.ts";

/** What became of something that was asked of a quote. */
export type QuoteOutcome<Done extends object = object> = (QuoteDone & Done) | QuoteRefusal;

export interface QuoteDone {
  ok: true;
  reference: string;
  /** The draft's number for what is done with the draft, otherwise the version's. */
  version: number;
  /** The lead's. */
  state: LeadState;
}

export type QuoteRefusal =
  | { ok: false; status: 404 }
  /** The form can be mended by whoever typed it. */
  | { ok: false; status: 422; errors: FieldErrors }
  | QuoteConflict;

/** Too late, or not possible any more. */
export interface QuoteConflict {
  ok: false;
  status: 409;
  message: string;
  /** Of the same kind as in `QuoteDone`, as it is now. */
  version: number;
  state: LeadState;
  /** A name; empty for nobody. */
  assignedTo: string;
  /** By field, where one of them is the reason. */
  errors?: FieldErrors;
}

/** Where the shopper's browser goes on, if not to the quote's page. */
export type ShopperDone = { to?: string };

/** The refusal of a form with one wrong field. */
export function wrongField(field: string, message: string): QuoteRefusal {
  return { ok: false, status: 422, errors: { [field]: [message] } };
}
