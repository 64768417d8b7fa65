import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { flushed, type Logger } from "./log.ts";

/** Milliseconds requests in flight get to end. */
const patience = 10_000;
/** Milliseconds in which a request may still come over an open connection. */
const graceMs = 1_000;

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

/**
 * New connections are refused at once, so that a proxy asks another process. Those that are open get
 * one more answer, with which they are told to close: a request already on its way to us is never
 * met by a closed door.
 */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    let idle: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      server.close();
      idle = setInterval(() => server.closeIdleConnections(), 50);
    }, graceMs);
    const tooLong = setTimeout(() => server.closeAllConnections(), patience);
    // Unlike HTTP's own, this does not close idle connections in the same breath.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [grace, idle, tooLong]) clearTimeout(timer);
      resolve();
    });
  });
}
