import type { Language } from "#domain/language.ts";
import type { QuoteRules } from "#domain/quote/quote-draft.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";

/** What it takes to change quotes that were sent. */
export interface StoredQuoteDeps {
  store: Store;
  config: MessageConfig;
  clock: Clock;
}

/** What quotes are made of, the same for every request. */
export interface QuoteDeps extends StoredQuoteDeps {
  catalog: Pick<Catalog, "byId" | "productOf" | "search">;
  /** The rules with terms and saved texts in a language. */
  rulesIn: (language: Language) => QuoteRules;
}
