import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Logger } from "#server/platform/log.ts";
import { OwnerError } from "#server/platform/owner-error.ts";
import { EXPOSITION_TYPE, exposition, type Metric } from "./exposition.ts";
import { gauge, processMetrics } from "./process-metrics.ts";

export interface MetricsServerDeps {
  /** Without a port metrics are not served. */
  port: number | undefined;
  host: string;
  /** Metrics counted by this process. */
  counted: () => Metric[];
  /** Metrics read from the database. */
  stored: () => Promise<Metric[]>;
  logger: Logger;
}

/**
 * Serves `/metrics` on a port of its own, separate from the shop's. Returns a function that stops
 * it.
 * @throws OwnerError if the port can't be opened.
 */
export async function startMetricsServer(deps: MetricsServerDeps): Promise<() => Promise<void>> {
  const { port, host, logger } = deps;
  if (port === undefined) return async () => {};
  const server = createServer((request, response) => {
    if (request.url === "/metrics" && request.method === "GET") sendMetrics(response, deps);
    else response.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, "listening").catch((error) => {
    throw portError(error, port, host);
  });
  logger.info({ url: `http://${host}:${port}/metrics` }, "metrics are served");
  return () => closeServer(server);
}

function portError(error: NodeJS.ErrnoException, port: number, host: string): OwnerError {
  const reason = error.code === "EADDRINUSE" ? "is taken" : `cannot be opened (${error.code})`;
  return new OwnerError(
    `METRICS_PORT: port ${port} on ${host} ${reason}. Set METRICS_PORT (or METRICS_HOST) to another and start again.`,
    { cause: error },
  );
}

async function sendMetrics(
  response: ServerResponse,
  { counted, stored, logger }: MetricsServerDeps,
): Promise<void> {
  const databaseMetrics = await stored().catch((err): undefined => {
    logger.warn({ err }, "metrics of the store could not be read");
  });
  const up = gauge("shop_store_up", "1 while the database answers.", databaseMetrics ? 1 : 0);
  const text = exposition([...counted(), up, ...(databaseMetrics ?? []), ...processMetrics()]);
  response.writeHead(200, { "content-type": EXPOSITION_TYPE }).end(text);
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}
