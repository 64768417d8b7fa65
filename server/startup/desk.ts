import { troubledSinks } from "#server/alerts/trouble-line.ts";
import { type Catalogue, loadCatalogue } from "#server/catalogue/catalogue.ts";
import { redeemToken } from "#server/doctor/probe-tokens.ts";
import type { Readiness } from "#server/http/health.ts";
import { leadKinds } from "#server/lead-kinds/all.ts";
import { type Limits, openLimits } from "#server/limits/limits.ts";
import type { Metric } from "#server/metrics/exposition.ts";
import { outboxHealth } from "#server/outbox/outbox-health.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { createServices } from "#server/services/create-services.ts";
import type { Services } from "#server/services/page-services.ts";
import { openStore } from "#server/store/open-store.ts";
import { startBackOffice } from "./back-office.ts";
import type { CompleteConfig } from "./load-config.ts";
import { shopMetrics } from "./shop-metrics.ts";
import type { StartChecks } from "./start-checks.ts";

/** Everything behind the pages: the store, the services on it and the worker that delivers. */
export interface Desk {
  services: Services;
  /** Looks at what is configured, once it is told to begin. */
  checks: StartChecks;
  readiness: Readiness;
  /** What the database knows, for `/metrics`. */
  metrics: () => Promise<Metric[]>;
  limits: Limits;
  /** Uses up a token of the doctor's and gives its proof; undefined when it is none. */
  redeemToken: (token: string) => Promise<string | undefined>;
  /** Lets deliveries under way end, then closes the store. */
  close: () => Promise<void>;
}

/** Opens all of it and starts the back office. @throws when the store or the catalogue cannot be used. */
export async function openDesk(config: CompleteConfig, logger: Logger): Promise<Desk> {
  const clock = systemClock;
  const catalogue: Catalogue = loadCatalogue();
  const store = await openStore(config, {
    onIdleError: (err) => logger.error({ err }, "store connection lost"),
    onWarning: (words) => logger.warn(words),
    evenFull: true,
    ...(config.keepSecret ? { beforeOpening: config.keepSecret } : {}),
  });
  const office = await startBackOffice({ config, store, clock, logger });
  const limits = openLimits({ store, linkSecret: config.linkSecret, logger });
  return {
    limits,
    redeemToken: (token) => redeemToken(store, token, clock()),
    metrics: () => shopMetrics(store, clock()),
    services: createServices({
      config,
      store,
      kinds: leadKinds,
      catalogue,
      clock,
      logger,
      contactLimit: limits.leadsOfContact,
      onAccepted: () => office.nudge(),
    }),
    checks: office.checks,
    readiness: {
      checkWritable: () => store.checkWritable(),
      oldestUndeliveredSeconds: async () => {
        const { oldestUndeliveredSince: oldest } = await outboxHealth(store);
        return oldest && Math.max(0, Math.round((clock().getTime() - oldest.getTime()) / 1000));
      },
      troubledSinks: async () =>
        (await troubledSinks(store.queries, clock())).map(({ sink }) => sink),
    },
    close: async () => {
      await office.close();
      await store.close();
    },
  };
}
