// Only the background jobs, for setups with several processes on one PostgreSQL.

import { startMetricsServer } from "./metrics/metrics-server.ts";
import { systemClock } from "./platform/clock.ts";
import { createLogger, flushLog } from "./platform/log.ts";
import { printOwnerErrorAndExit } from "./platform/print-owner-error.ts";
import { onStopSignal } from "./platform/stop-signals.ts";
import { startBackgroundJobs } from "./startup/background-jobs.ts";
import { loadConfig } from "./startup/load-config.ts";
import { shopMetrics } from "./startup/shop-metrics.ts";
import { openStore } from "./store/open-store.ts";

const config = loadConfig();
const logger = createLogger(config.logLevel);
const store = await openStore(config, {
  onIdleError: () => logger.warn("a database connection was lost"),
  onWarning: (message) => logger.warn(message),
  allowFullDisk: true,
  ...(config.saveSecret ? { beforeOpen: config.saveSecret } : {}),
}).catch(printOwnerErrorAndExit);
const jobs = await startBackgroundJobs({ config, store, clock: systemClock, logger });
const stopMetrics = await startMetricsServer({
  port: config.metricsPort,
  host: config.metricsHost,
  counted: () => jobs.checks.metrics(),
  stored: () => shopMetrics(store, systemClock()),
  logger,
}).catch(printOwnerErrorAndExit);
logger.info(`delivering leads from ${store.engine}`);
jobs.checks.start();

const signal = await new Promise<string>((resolve) => onStopSignal(resolve, logger));
logger.info(`${signal}: finishing deliveries under way`);
await stopMetrics();
await jobs.close();
await store.close();
logger.info("stopped");
await flushLog(logger);
