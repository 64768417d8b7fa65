import { createBookingService } from "#server/bookings/booking-service.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { Config } from "#server/config/read-config.ts";
import { confirmationQuery, readConfirmation } from "#server/leads/confirmation-link.ts";
import { findLeadFile } from "#server/leads/lead-file-store.ts";
import { leadForms } from "#server/leads/lead-forms.ts";
import type { LeadKinds, MessageConfig } from "#server/leads/lead-kind.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import type { RateLimit } from "#server/limits/rate-limit.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { quoteRulesIn } from "#server/quotes/quote-rules.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { Services } from "./page-services.ts";
import { createShopperQuotes } from "./shopper-quotes.ts";

export interface ServiceDeps {
  config: MessageConfig &
    Pick<Config, "priceMatchFormUrl" | "priceMatchFormScript"> &
    Partial<Pick<Config, "retentionDays">>;
  store: Store;
  kinds: LeadKinds;
  catalog: Catalog;
  clock: Clock;
  logger: Logger;
  /** Limits how many leads one person may send; unlimited if absent. */
  contactLimit?: RateLimit;
  /** Limits what is done on one quote's page; unlimited if absent. */
  postsOfQuote?: RateLimit;
  /** Called after every stored lead, to wake the worker. */
  onMessagesQueued?: () => void;
}

/** Creates the services that pages use, once per process. */
export function createServices(deps: ServiceDeps): Services {
  const { priceMatchFormUrl, priceMatchFormScript, retentionDays = {} } = deps.config;
  return {
    catalog: deps.catalog,
    leads: {
      kindAt: leadForms(deps.kinds),
      submit: (kind, fields, submission) => submitLead(deps, kind, fields, submission),
      file: (id) => findLeadFile(deps.store.queries, id),
    },
    confirmations: {
      query: (reference) => confirmationQuery(reference, deps.clock(), deps.config.linkSecret),
      read: (params) => readConfirmation(params, deps.clock(), deps.config.linkSecret),
    },
    ...(priceMatchFormUrl
      ? {
          priceMatchForm: {
            url: priceMatchFormUrl,
            ...(priceMatchFormScript ? { script: priceMatchFormScript } : {}),
          },
        }
      : {}),
    retentionDays,
    delivery: createBookingService(deps),
    quotes: createShopperQuotes({ ...deps, rulesIn: quoteRulesIn }),
  };
}
