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
  /** What this process counted. */
  counted: () => Metric[];
  /** What the database knows. */
  stored: () => Promise<Metric[]>;
  logger: Logger;
}

/**
 * Serves `/metrics` on a port of its own, away from visitors. Returns how to stop it.
 * @throws OwnerError when the port cannot be opened.
 */
export async function startMetricsServer(deps: MetricsServerDeps): Promise<() => Promise<void>> {
  const { port, host, logger } = deps;
  if (port === undefined) return async () => {};
  const server = createServer((request, response) => {
    if (request.url === "/metrics" && request.method === "GET") answer(response, deps);
    else response.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, "listening").catch((error) => {
    throw notServed(error, port, host);
  });
  logger.info({ url: `http://${host}:${port}/metrics` }, "metrics are served");
  return () => closed(server);
}

function notServed(error: NodeJS.ErrnoException, port: number, host: string): OwnerError {
  const what = error.code === "EADDRINUSE" ? "is taken" : `cannot be opened (${error.code})`;
  return new OwnerError(
    `METRICS_PORT: port ${port} on ${host} ${what}. Set METRICS_PORT (or METRICS_HOST) to another and start again.`,
    { cause: error },
  );
}

async function answer(
  response: ServerResponse,
  { counted, stored, logger }: MetricsServerDeps,
): Promise<void> {
  const known = await stored().catch((err): undefined => {
    logger.warn({ err }, "metrics of the store could not be read");
  });
  const up = gauge("shop_store_up", "1 while the database answers.", known ? 1 : 0);
  const text = exposition([...counted(), up, ...(known ?? []), ...processMetrics()]);
  response.writeHead(200, { "content-type": EXPOSITION_TYPE }).end(text);
}

async function closed(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}
