import type { Composer, ComposerPiece } from "#domain/quote/composer.ts";
import type { LeadQuote } from "#domain/quote/quote-view.ts";
import type { FormFields } from "#server/leads/submission.ts";
import type { DeskOutcome } from "./desk-outcome.ts";

/** What one seller or owner may do with the quotes of leads. */
export interface QuoteService {
  /** What the composer of a lead shows; undefined if there is no such lead. */
  composer(reference: string): Promise<Composer | undefined>;
  /** Products and variants for a search in the composer, best first. */
  pieces(q: string): Promise<readonly ComposerPiece[]>;
  /** A lead's versions, payments and messages; undefined if there is no such lead. */
  ofLead(reference: string): Promise<LeadQuote | undefined>;
  /** Does what a form posted to `/desk/leads/{reference}/quote` asks for (rule 19.5). */
  act(reference: string, fields: FormFields): Promise<DeskOutcome>;
}
