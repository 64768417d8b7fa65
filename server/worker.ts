// The delivery worker alone, for set-ups with several processes on one PostgreSQL.
import { startReminders } from "./booking/reminders.ts";
import { systemClock } from "./clock.ts";
import { loadConfig } from "./config/load.ts";
import { startDeliveryWorker } from "./delivery/delivery-worker.ts";
import { createSinks, notConfigured } from "./delivery/sinks.ts";
import { createLogger } from "./log.ts";
import { openStore } from "./store/open-store.ts";

const config = loadConfig();
const logger = createLogger(config.logLevel);
const store = await openStore(config, () => logger.warn("a database connection was lost"));
const worker = startDeliveryWorker({
  store,
  sinks: createSinks(config, systemClock),
  clock: systemClock,
  logger,
  retryBaseMs: config.deliveryRetryBaseMs,
});
const stopReminders = startReminders({
  store,
  config,
  clock: systemClock,
  logger,
  onQueued: () => worker.nudge(),
});
for (const line of notConfigured(config)) logger.info(line);
logger.info(`delivering leads from ${store.engine}`);

const signal = await new Promise<string>((resolve) => {
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, resolve);
});
logger.info(`${signal}: finishing deliveries under way`);
await stopReminders();
await worker.stop();
await store.close();
