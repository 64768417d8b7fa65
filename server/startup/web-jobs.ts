import { alertLostDatabase } from "#server/alerts/lost-database-alert.ts";
import { addressLines } from "#server/config/address-lines.ts";
import { startDatabaseWatch } from "#server/store/database-watch.ts";
import type { BackgroundJobs, BackgroundJobsDeps } from "./background-jobs.ts";

/**
 * The jobs of a process that only serves the site (rule 16.17): it only watches its own open
 * database; workers notice a new message within a second.
 */
export async function startWebJobs(deps: BackgroundJobsDeps): Promise<BackgroundJobs> {
  const { config, store, clock, logger } = deps;
  for (const line of addressLines(config)) logger.info(line);
  logger.info("ROLE is web: messages are sent by processes with another role");
  const alert = alertLostDatabase(config, clock);
  return {
    wake: () => {},
    checks: { start: () => {}, metrics: () => [] },
    close: startDatabaseWatch({ store, clock, logger, alert }),
  };
}
