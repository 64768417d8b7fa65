import type { QuoteView } from "#domain/quote/quote-view.ts";
import type { FieldErrors, FormFields } from "#server/leads/submission.ts";

/** What became of a form posted to a quote's page. */
export type QuoteOutcome =
  | {
      ok: true;
      /** Where the browser goes on: the page itself, or the booking's. */
      to: string;
      /** For scripts: the quote's version number and the lead's state. */
      version: number;
      state: string;
    }
  | { ok: false; status: 422; errors: FieldErrors }
  /** Too late, or not possible any more. `first` is the sentence that the page begins with. */
  | {
      ok: false;
      status: 409;
      message: string;
      first: string;
      version: number;
      errors?: FieldErrors;
    }
  | { ok: false; status: 404 }
  | { ok: false; status: 429; message: string; retryAfter: number };

/** What a shopper may do with a quote by its private link. */
export interface ShopperQuotes {
  /** The quote behind a link or a preview link; undefined if the token isn't valid. */
  quote(token: string): Promise<QuoteView | undefined>;
  /** Does what a form on the quote's page asks for (rule 19.5). A preview takes no form. */
  act(token: string, fields: FormFields): Promise<QuoteOutcome>;
  /** Notes that the quote's page was seen open. */
  noteOpened(token: string): Promise<void>;
}
