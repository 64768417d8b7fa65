import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { flushed, type Logger } from "#server/platform/log.ts";
import { onStopSignal } from "#server/platform/stop-signals.ts";

/** Milliseconds requests in flight get to end. */
const shutdownTimeoutMs = 10_000;
/** Milliseconds in which a request may still come over an open connection. */
const graceMs = 1_000;

export interface StopOptions {
  /** Milliseconds in which new connections are still taken, so that proxies see it go. */
  drainMs: number;
  /** Told at the first signal. */
  onStop: () => void;
}

/**
 * On the first signal to stop (`onStopSignal`): takes no new connections (after `drainMs`), lets requests in flight
 * end, then closes what stands behind the server. Further signals change nothing; it is over soon.
 */
export function stopGracefully(
  server: Server,
  close: () => Promise<void>,
  logger: Logger,
  { drainMs, onStop }: StopOptions = { drainMs: 0, onStop: () => {} },
): Promise<void> {
  let stopping = false;
  return new Promise((resolve) => {
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      onStop();
      logger.info("stopping: requests in flight are finished first");
      closeAfterResponse(server);
      if (drainMs > 0) await delay(drainMs);
      await closeServer(server);
      await close().catch((err) => logger.error({ err }, "closing failed"));
      logger.info("stopped");
      await flushed(logger);
      resolve();
    };
    onStopSignal(stop, logger);
  });
}

/** From now on every answer tells its connection to close. */
function closeAfterResponse(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * New connections are refused at once, so that a proxy asks another process. Those that are open get
 * one more answer: a request already on its way to us is hardly ever met by a closed door.
 */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let idle: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      server.close();
      idle = setInterval(() => server.closeIdleConnections(), 50);
    }, graceMs);
    const tooLong = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
    // Unlike HTTP's own, this does not close idle connections in the same breath.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [grace, idle, tooLong]) clearTimeout(timer);
      resolve();
    });
  });
}
