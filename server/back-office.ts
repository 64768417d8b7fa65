import { withCurrentMails } from "#server/booking/current-mails.ts";
import { startReminders } from "#server/booking/reminders.ts";
import { startDeliveryWorker } from "#server/delivery/delivery-worker.ts";
import { createSinks, mailFrom, mailTransport, notConfigured } from "#server/delivery/sinks.ts";
import { startAlerts } from "#server/delivery/trouble-alert.ts";
import { startRetention } from "#server/leads/retention.ts";
import { readMailbox } from "#server/mail/mailbox.ts";
import { openSharedClock } from "#server/store/shared-clock.ts";
import type { Store } from "#server/store/store.ts";
import type { Clock } from "./clock.ts";
import { addressLines } from "./config/address-lines.ts";
import type { CompleteConfig } from "./config/load.ts";
import type { Logger } from "./log.ts";
import { lostStoreAlert } from "./lost-store-alert.ts";
import { StartChecks } from "./start-checks.ts";
import { startStoreWatch } from "./store-watch.ts";

export interface BackOfficeParts {
  config: CompleteConfig;
  store: Store;
  clock: Clock;
  logger: Logger;
}

/** What goes on without a visitor: deliveries, reminders, alerts, erasing what is over. */
export interface BackOffice {
  /** Call after something was put into the outbox. */
  nudge(): void;
  /** Looks at what is configured, once it is told to begin. */
  checks: StartChecks;
  /** Lets what is under way end. */
  close(): Promise<void>;
}

/** Starts the back office; any number may run on one database, in any processes. */
export async function startBackOffice(parts: BackOfficeParts): Promise<BackOffice> {
  const { config, store, clock, logger } = parts;
  for (const line of [...addressLines(config), ...notConfigured(config)]) logger.info(line);
  const shared = await openSharedClock({ store, clock, logger });
  const sinks = createSinks(config, clock);
  const worker = startDeliveryWorker({
    store,
    sinks: sinks.map((sink) => withCurrentMails(sink, { store, config, clock })),
    clock: shared.clock,
    logger,
    retryBaseMs: config.deliveryRetryBaseMs,
  });
  const nudge = () => worker.nudge();
  const stopReminders = startReminders({ store, config, clock, logger, onQueued: nudge });
  const mail = mailFrom(config);
  const tell = {
    transport: mailTransport(config),
    mail,
    owner: config.alertMail ? readMailbox(config.alertMail) : mail.shopInbox,
    crm: sinks.find(({ name }) => name === "crm"),
    siteUrl: config.siteUrl,
    clock,
  };
  const stopAlerts = startAlerts({ ...tell, store, logger });
  const checks = new StartChecks({ config, store, tell, logger });
  const stopRetention = startRetention({
    database: config,
    dataDir: config.dataDir,
    days: config.retentionDays,
    clock,
    logger,
  });
  const stopWatch = startStoreWatch({
    store,
    clock,
    logger,
    tell: lostStoreAlert(config, clock),
  });
  return {
    nudge,
    checks,
    close: async () => {
      await Promise.all([
        ...[stopReminders(), stopAlerts(), stopRetention(), stopWatch()],
        checks.stop(),
      ]);
      await worker.stop();
      await shared.stop();
    },
  };
}
