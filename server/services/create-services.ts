import { openDeliveryDesk } from "#server/bookings/delivery-desk.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { Config } from "#server/config/read-config.ts";
import type { DeliveryPlanConfig } from "#server/leads/delivery-plan-config.ts";
import { findLeadFile } from "#server/leads/lead-file-store.ts";
import { leadForms } from "#server/leads/lead-forms.ts";
import type { LeadKinds } from "#server/leads/lead-kind.ts";
import { readSent, sentQuery } from "#server/leads/sent-proof.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import type { RateLimit } from "#server/limits/rate-limit.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store.ts";
import type { Services } from "./page-services.ts";

export interface ServiceParts {
  config: DeliveryPlanConfig &
    Pick<Config, "priceMatchFormUrl" | "priceMatchFormScript"> &
    Partial<Pick<Config, "retentionDays">>;
  store: Store;
  kinds: LeadKinds;
  catalogue: Pick<Catalogue, "byIds">;
  clock: Clock;
  logger: Logger;
  /** How many leads one person may send; without it any number. */
  contactLimit?: RateLimit;
  /** Told after every stored lead; give it the delivery worker's `nudge`. */
  onAccepted?: () => void;
}

/** Builds what pages may ask of the server, once per process. */
export function createServices(parts: ServiceParts): Services {
  const { priceMatchFormUrl, priceMatchFormScript, retentionDays = {} } = parts.config;
  return {
    leads: {
      formAt: leadForms(parts.kinds),
      submit: (kind, fields, submission) => submitLead(parts, kind, fields, submission),
      file: (id) => findLeadFile(parts.store.queries, id),
    },
    confirmations: {
      query: (reference) => sentQuery(reference, parts.clock(), parts.config.linkSecret),
      read: (params) => readSent(params, parts.clock(), parts.config.linkSecret),
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
    delivery: openDeliveryDesk(parts),
  };
}
