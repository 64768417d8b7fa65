import { copyIn } from "#copy-in/late-quotes.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { Language } from "#domain/language.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import { statusOn } from "#domain/quote/version-state.ts";
import { formatsIn } from "#formats-in";
import { FormReader } from "#server/leads/form-reader.ts";
import type { FieldErrors, FormFields } from "#server/leads/submission.ts";
import { tooManyText } from "#server/leads/too-many.ts";
import type { RateLimit } from "#server/limits/rate-limit.ts";
import { onLead } from "#server/quotes/on-lead.ts";
import type { QuoteDeps } from "#server/quotes/quote-deps.ts";
import { findQuote } from "#server/quotes/quote-drafts.ts";
import { readPreviewToken, readQuoteToken } from "#server/quotes/quote-token.ts";
import { previewView, quoteView } from "#server/quotes/quote-view.ts";
import { actAsShopper } from "#server/quotes/shopper-acts.ts";
import { noteOpened } from "#server/quotes/shopper-posts.ts";
import { readVersions } from "#server/quotes/stored-versions.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import { facts } from "#shop/facts.ts";
import { lateSentence } from "#words/late-quote.ts";

/** What became of a form posted to a quote's page. */
export type QuoteOutcome =
  | {
      ok: true;
      /** Where the browser goes on: the page itself, or the booking's. */
      to: string;
      /** The version's number. */
      version: number;
      /** The lead's. */
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
      /** The lead's. */
      state: string;
      errors?: FieldErrors;
    }
  | { ok: false; status: 404 }
  | { ok: false; status: 429; message: string; retryAfter: number };

/** What a shopper may do with a quote by its private link. */
export interface ShopperQuotes {
  /**
   * The quote behind a link or a preview link; undefined if the token isn't valid.
   * @param language of the page's address
   */
  quote(token: string, language: Language): Promise<QuoteView | undefined>;
  /**
   * Does what a form on the quote's page asks for (rule 19.5). A preview takes no form.
   * @param language of the page's address, for messages
   */
  act(token: string, fields: FormFields, language: Language): Promise<QuoteOutcome>;
  /** Notes that the quote's page was seen open. */
  noteOpened(token: string): Promise<void>;
}

export interface ShopperQuoteDeps extends QuoteDeps {
  /** Limits what is done on one quote's page; unlimited if absent. */
  postsOfQuote?: RateLimit | undefined;
  onMessagesQueued?: (() => void) | undefined;
}

/** Creates what quotes' pages use, once per process. */
export function createShopperQuotes(deps: ShopperQuoteDeps): ShopperQuotes {
  const { store, config, clock } = deps;
  const { queries } = store;
  const reading = { ...deps, queries };
  /** The lead whose link a token is; undefined if the token isn't valid, or was replaced by a new link. */
  const leadOf = async (token: string) => {
    const link = readQuoteToken(token, config.linkSecret);
    const row = link && (await retryOnBusy(() => findQuote(queries, link.leadId)));
    return row?.link_number === link?.number ? link?.leadId : undefined;
  };
  return {
    quote: async (token, language) => {
      const preview = readPreviewToken(token, config.linkSecret, clock());
      if (preview) return retryOnBusy(() => previewView(reading, { ...preview, language }));
      const leadId = await leadOf(token);
      return leadId ? retryOnBusy(() => quoteView(reading, { leadId, language })) : undefined;
    },
    act: async (token, fields, language) => {
      store.checkNotLost();
      const leadId = await leadOf(token);
      if (!leadId) return { ok: false, status: 404 };
      const taken = await deps.postsOfQuote?.take(leadId);
      if (taken && !taken.ok) {
        const { retryAfter } = taken;
        return { ok: false, status: 429, message: tooManyText(language, retryAfter), retryAfter };
      }
      const outcome = await actAsShopper(deps, leadId, { fields, language });
      if (outcome.ok) {
        deps.onMessagesQueued?.();
        const { version, state, to = `${addressesIn[language].quotes}/${token}` } = outcome;
        return { ok: true, to, version, state };
      }
      if (outcome.status !== 409) return outcome;
      return late(reading, { leadId, fields, outcome, language });
    },
    noteOpened: async (token) => {
      const leadId = await leadOf(token);
      if (leadId) await onLead(deps, leadId, noteOpened);
    },
  };
}

interface LateAct {
  leadId: string;
  fields: FormFields;
  language: Language;
  outcome: { message: string; version: number; state: string; errors?: FieldErrors };
}

/** The refusal of a shopper who comes too late, with what has become of the version they saw. */
async function late(
  { queries, clock }: ShopperQuoteDeps & { queries: QuoteDeps["store"]["queries"] },
  { leadId, fields, outcome, language }: LateAct,
): Promise<QuoteOutcome> {
  const form = new FormReader(fields, language);
  const seen = Number(form.line("version"));
  const versions = await retryOnBusy(() => readVersions(queries, leadId));
  const version = versions.find(({ number }) => number === seen);
  const now = clock();
  const { date } = shopDateTime(facts.timeZone, now);
  const first =
    version &&
    lateSentence(
      {
        status: statusOn({ status: version.status, goodUntil: version.good_until }, date),
        goodUntil: version.good_until,
        changedAt: new Date(version.changed_at),
        acceptedBy: version.accepted_name,
      },
      { copy: copyIn[language], formats: formatsIn[language] },
      facts.timeZone,
      now,
    );
  const isBooking = form.line("action") === "book";
  const { message, version: number, state, errors } = outcome;
  return {
    ok: false,
    status: 409,
    message: isBooking ? message : copyIn[language].changed,
    first: isBooking ? "" : (first ?? ""),
    version: number,
    state,
    ...(errors ? { errors } : {}),
  };
}
