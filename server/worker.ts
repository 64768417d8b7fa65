// The delivery worker alone, for set-ups with several processes on one PostgreSQL.

import { startMetricsServer } from "./metrics/metrics-server.ts";
import { systemClock } from "./platform/clock.ts";
import { createLogger, flushed } from "./platform/log.ts";
import { onStopSignal } from "./platform/stop-signals.ts";
import { tellOwnerAndEnd } from "./platform/tell-owner.ts";
import { startBackOffice } from "./startup/back-office.ts";
import { loadConfig } from "./startup/load-config.ts";
import { shopMetrics } from "./startup/shop-metrics.ts";
import { openStore } from "./store/open-store.ts";

const config = loadConfig();
const logger = createLogger(config.logLevel);
const store = await openStore(config, {
  onIdleError: () => logger.warn("a database connection was lost"),
  onWarning: (words) => logger.warn(words),
  evenFull: true,
  ...(config.keepSecret ? { beforeOpening: config.keepSecret } : {}),
}).catch(tellOwnerAndEnd);
const office = await startBackOffice({ config, store, clock: systemClock, logger });
const stopMetrics = await startMetricsServer({
  port: config.metricsPort,
  host: config.metricsHost,
  counted: () => office.checks.metrics(),
  stored: () => shopMetrics(store, systemClock()),
  logger,
}).catch(tellOwnerAndEnd);
logger.info(`delivering leads from ${store.engine}`);
office.checks.begin();

const signal = await new Promise<string>((resolve) => onStopSignal(resolve, logger));
logger.info(`${signal}: finishing deliveries under way`);
await stopMetrics();
await office.close();
await store.close();
logger.info("stopped");
await flushed(logger);
