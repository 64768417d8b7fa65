// The delivery worker alone, for set-ups with several processes on one PostgreSQL.
import { startBackOffice } from "./back-office.ts";
import { systemClock } from "./clock.ts";
import { loadConfig } from "./config/load.ts";
import { createLogger, flushed } from "./log.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { shopMetrics } from "./metrics/shop-metrics.ts";
import { onStopSignal } from "./stop-signals.ts";
import { openStore } from "./store/open-store.ts";
import { tellOwnerAndEnd } from "./tell-owner.ts";

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
