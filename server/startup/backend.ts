import { join } from "node:path";
import { failingSinks } from "#server/alerts/incident-line.ts";
import { followCatalog } from "#server/catalog/read-model/follow-catalog.ts";
import { type Desk, openDesk } from "#server/desk-services/open-desk.ts";
import { redeemToken } from "#server/doctor/probe-tokens.ts";
import type { Readiness } from "#server/http/health.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { type Limits, openLimits } from "#server/limits/open-limits.ts";
import { DiskCache } from "#server/media/disk-cache.ts";
import type { Media } from "#server/media/media.ts";
import { openMedia } from "#server/media/open-media.ts";
import type { Metric } from "#server/metrics/exposition.ts";
import { outboxHealth } from "#server/outbox/outbox-health.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { createServices } from "#server/services/create-services.ts";
import type { Services } from "#server/services/page-services.ts";
import { firstOwnerLine } from "#server/staff/first-owner-link.ts";
import { openStore } from "#server/store/open-store.ts";
import { type BackgroundJobs, startBackgroundJobs } from "./background-jobs.ts";
import type { CompleteConfig } from "./load-config.ts";
import { shopMetrics } from "./shop-metrics.ts";
import { startWebJobs } from "./web-jobs.ts";

/** Store, services, checks and limits of a process. */
export interface Backend {
  services: Services;
  /** The staff's desk. */
  desk: Desk;
  /** Checks the setup repeatedly once `start` is called. */
  checks: BackgroundJobs["checks"];
  readiness: Readiness;
  /** Metrics read from the database. */
  metrics: () => Promise<Metric[]>;
  limits: Limits;
  /** The line with the link for the first owner; undefined if there is one. */
  firstOwnerLine: () => Promise<string | undefined>;
  /** Files of pictures published while the shop runs. */
  media: Media;
  /** Versions of 3D models made on this machine; it may be deleted at any time. */
  modelCopies: DiskCache;
  /** Uses up one of the doctor's tokens and returns its proof; undefined if it isn't valid. */
  redeemToken: (token: string) => Promise<string | undefined>;
  /** Lets messages in flight finish, then closes the store. */
  close: () => Promise<void>;
}

/**
 * Opens the store and starts the background jobs.
 * @throws if the store or the catalog can't be used.
 */
export async function openBackend(config: CompleteConfig, logger: Logger): Promise<Backend> {
  const clock = systemClock;
  const store = await openStore(config, {
    onIdleError: (err) => logger.error({ err }, "store connection lost"),
    onWarning: (message) => logger.warn(message),
    allowFullDisk: true,
    ...(config.saveSecret ? { beforeOpen: config.saveSecret } : {}),
  });
  const followed = await followCatalog({ store, clock, logger });
  const start = config.role === "web" ? startWebJobs : startBackgroundJobs;
  const jobs = await start({ config, store, clock, logger });
  const limits = openLimits({ store, linkSecret: config.linkSecret, logger });
  const { catalog } = followed;
  const desk = await openDesk({
    store,
    config,
    kinds: leadKinds,
    catalog,
    clock,
    logger,
    limits,
    onMessagesQueued: () => jobs.wake(),
  });
  return {
    limits,
    desk,
    firstOwnerLine: () => firstOwnerLine(store, config.siteUrl, clock()),
    media: openMedia(store, config.dataDir),
    modelCopies: new DiskCache(join(config.dataDir, "model-copies")),
    redeemToken: (token) => redeemToken(store, token, clock()),
    metrics: () => shopMetrics(store, clock()),
    services: createServices({
      config,
      store,
      kinds: leadKinds,
      catalog,
      clock,
      logger,
      contactLimit: limits.leadsOfContact,
      postsOfQuote: limits.postsOfQuote,
      onMessagesQueued: () => jobs.wake(),
    }),
    checks: jobs.checks,
    readiness: {
      checkWritable: () => store.checkWritable(),
      oldestUndeliveredSeconds: async () => {
        const { oldestUndeliveredSince: oldest } = await outboxHealth(store);
        return oldest && Math.max(0, Math.round((clock().getTime() - oldest.getTime()) / 1000));
      },
      failingSinks: async () =>
        (await failingSinks(store.queries, clock())).map(({ sink }) => sink),
    },
    close: async () => {
      await desk.close();
      await jobs.close();
      await followed.stop();
      await store.close();
    },
  };
}
