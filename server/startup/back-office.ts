import { lostStoreAlert } from "#server/alerts/lost-store-alert.ts";
import { startAlerts } from "#server/alerts/trouble-alert.ts";
import { withCurrentMails } from "#server/bookings/current-mails.ts";
import { addressLines } from "#server/config/address-lines.ts";
import { leadKinds } from "#server/lead-kinds/all.ts";
import { startRetention } from "#server/leads/retention.ts";
import { mailFrom, mailTransport } from "#server/mail/mail-settings.ts";
import { startDeliveryWorker } from "#server/outbox/delivery-worker.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { readMailbox } from "#server/platform/mailbox.ts";
import { openSharedClock } from "#server/store/shared-clock.ts";
import type { Store } from "#server/store/store.ts";
import { startStoreWatch } from "#server/store/store-watch.ts";
import type { CompleteConfig } from "./load-config.ts";
import { startReminders } from "./reminders.ts";
import { createSinks, notConfigured } from "./sinks.ts";
import { StartChecks } from "./start-checks.ts";

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
    kinds: leadKinds,
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
