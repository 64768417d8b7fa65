import { openDeliveryDesk } from "./booking/delivery-desk.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { DeliveryPlanConfig } from "./delivery/plan-deliveries.ts";
import { findLeadFile } from "./leads/lead-file-store.ts";
import { readSent, sentQuery } from "./leads/sent-proof.ts";
import { submitLead } from "./leads/submit-lead.ts";
import type { RateLimit } from "./limits/rate-limit.ts";
import type { Logger } from "./log.ts";
import type { Services } from "./services.ts";
import type { Store } from "./store/store.ts";

export interface ServiceParts {
  config: DeliveryPlanConfig &
    Pick<Config, "priceMatchFormUrl" | "priceMatchFormScript"> &
    Partial<Pick<Config, "retentionDays">>;
  store: Store;
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
