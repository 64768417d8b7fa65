import type { Server } from "node:http";
import { flushed, type Logger } from "./log.ts";

/** Milliseconds requests in flight get to end. */
const patience = 10_000;

/**
 * On the first SIGTERM or SIGINT: takes no new connections, lets requests in flight end, then
 * closes what stands behind the server. Further signals change nothing; it is over soon anyway.
 */
export function stopGracefully(
  server: Server,
  close: () => Promise<void>,
  logger: Logger,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = async () => {
      if (!server.listening) return;
      logger.info("stopping: requests in flight are finished first");
      await closeServer(server);
      await close().catch((err) => logger.error({ err }, "closing failed"));
      logger.info("stopped");
      await flushed(logger);
      resolve();
    };
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(tooLong);
      resolve();
    });
    server.closeIdleConnections();
  });
}
