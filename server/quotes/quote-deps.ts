import type { QuoteRules } from "#domain/quote/quote-draft.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";

/** What quotes are made of, the same for every request. */
export interface QuoteDeps {
  store: Store;
  config: MessageConfig;
  catalog: Pick<Catalog, "byId" | "productOf" | "search">;
  clock: Clock;
  rules: QuoteRules;
}
