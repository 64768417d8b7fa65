import { alertLostDatabase } from "#server/alerts/lost-database-alert.ts";
import { startOutboxAlerts } from "#server/alerts/outbox-alerts.ts";
import { withCurrentEmails } from "#server/bookings/current-emails.ts";
import { fillMissingDetails } from "#server/bookings/stored-details.ts";
import { startPictureWorker } from "#server/catalog/pictures/picture-worker.ts";
import { addressLines } from "#server/config/address-lines.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { startIndexingLeads } from "#server/leads/index-leads.ts";
import { leadReferences } from "#server/leads/lead-queries.ts";
import { withMoreLeadsEmail } from "#server/leads/more-leads.ts";
import { startRetention } from "#server/leads/retention.ts";
import { emailTransport, senderAndInbox } from "#server/mail/email-settings.ts";
import { openMedia } from "#server/media/open-media.ts";
import { startEmptyingPayloads } from "#server/outbox/empty-payloads.ts";
import { startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { parseMailbox } from "#server/platform/mailbox.ts";
import { hasAcceptedQuoteSince } from "#server/quotes/accepted-quotes.ts";
import { withCurrentQuoteEmails } from "#server/quotes/current-quote-emails.ts";
import { startDatabaseWatch } from "#server/store/database-watch.ts";
import { openSharedClock } from "#server/store/shared-clock.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { CompleteConfig } from "./load-config.ts";
import { startReminders } from "./reminders.ts";
import { SetupChecks } from "./setup-checks.ts";
import { createSinks, unconfiguredLines } from "./sinks.ts";

export interface BackgroundJobsDeps {
  config: CompleteConfig;
  store: Store;
  clock: Clock;
  logger: Logger;
}

/** Background jobs: sending messages, reminders, alerts, retention, pictures. */
export interface BackgroundJobs {
  /** Sends queued messages now; call it after adding to the outbox. */
  wake(): void;
  /** Checks the setup repeatedly once `start` is called. */
  checks: Pick<SetupChecks, "start" | "metrics">;
  /** Stops the jobs and waits for work in flight. */
  close(): Promise<void>;
}

/** Starts the background jobs; any number of processes may run them on one database. */
export async function startBackgroundJobs(deps: BackgroundJobsDeps): Promise<BackgroundJobs> {
  const { config, store, clock, logger } = deps;
  for (const line of [...addressLines(config), ...unconfiguredLines(config)]) logger.info(line);
  const shared = await openSharedClock({ store, clock, logger });
  const filled = fillDetails(store, logger);
  const stopEmptying = startEmptyingPayloads(store, logger);
  const stopIndexing = startIndexingLeads(store, logger);
  const sinks = createSinks(config, clock);
  const mail = senderAndInbox(config);
  const alertDeps = {
    transport: emailTransport(config),
    mail,
    owner: config.alertEmail ? parseMailbox(config.alertEmail) : mail.shopInbox,
    crm: sinks.find(({ name }) => name === "crm"),
    siteUrl: config.siteUrl,
    clock,
  };
  const alerts = startOutboxAlerts({ ...alertDeps, store, logger });
  const { siteUrl, retryBaseMs } = config;
  const outbox = { store, clock: shared.clock, retryBaseMs };
  const worker = startOutboxWorker({
    ...outbox,
    sinks: sinks
      .map((sink) => withCurrentEmails(sink, { store, config, clock }))
      .map((sink) => withCurrentQuoteEmails(sink, { store, clock }))
      .map((sink) => withMoreLeadsEmail(sink, { ...outbox, siteUrl })),
    findReferences: leadReferences(store),
    logger,
    onReceiverChange: alerts.check,
  });
  const wake = () => worker.wake();
  const stopReminders = startReminders({ store, config, clock, logger, onMessagesQueued: wake });
  const checks = new SetupChecks({ config, store, alertDeps, logger });
  const stopRetention = startRetention({
    kinds: leadKinds,
    database: config,
    dataDir: config.dataDir,
    retentionDays: config.retentionDays,
    isStillNeeded: hasAcceptedQuoteSince,
    clock,
    logger,
  });
  const stopPictures = startPictureWorker({
    store,
    clock: shared.clock,
    logger,
    media: openMedia(store, config.dataDir),
  });
  const stopWatch = startDatabaseWatch({
    store,
    clock,
    logger,
    alert: alertLostDatabase(config, clock),
  });
  return {
    wake,
    checks,
    close: async () => {
      await Promise.all([
        stopReminders(),
        alerts.stop(),
        stopEmptying(),
        stopIndexing(),
        stopRetention(),
        stopWatch(),
        stopPictures(),
        checks.stop(),
      ]);
      await worker.stop();
      await filled;
      await shared.stop();
    },
  };
}

/**
 * Fills columns that older versions of the shop left empty; a failure is retried at the next start.
 */
async function fillDetails(store: Store, logger: Logger): Promise<void> {
  const report = (reference: string, err: unknown) =>
    logger.error({ reference, err }, "a booking's details could not be filled from its record");
  try {
    await fillMissingDetails(store.queries, report);
  } catch (err) {
    logger.error({ err }, "bookings' details could not be filled; the next start tries again");
  }
}
