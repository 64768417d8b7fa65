import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { flushLog, type Logger } from "#server/platform/log.ts";
import { onStopSignal } from "#server/platform/stop-signals.ts";

/** Milliseconds that requests in flight may take to finish. */
const shutdownTimeoutMs = 10_000;
/** Milliseconds during which a request may still arrive over an open connection. */
const graceMs = 1_000;

export interface StopOptions {
  /**
   * Milliseconds during which new connections are still accepted, so that proxies notice the
   * shutdown.
   */
  drainMs?: number;
  /** Called at the first signal. */
  onSignal?: () => void;
  /**
   * Aborted once no new connections are accepted: a stream that ends then is opened again at another
   * process.
   */
  stopping?: AbortController;
}

/**
 * On the first stop signal (`onStopSignal`): stops accepting connections (after `drainMs`), lets
 * requests in flight finish, then calls `close`. Further signals are ignored.
 */
export function stopGracefully(
  server: Server,
  close: () => Promise<void>,
  logger: Logger,
  { drainMs = 0, onSignal, stopping }: StopOptions = {},
): Promise<void> {
  let signaled = false;
  return new Promise((resolve) => {
    const stop = async () => {
      if (signaled) return;
      signaled = true;
      onSignal?.();
      logger.info("stopping: requests in flight are finished first");
      closeAfterResponse(server);
      if (drainMs > 0) await delay(drainMs);
      const closed = closeServer(server);
      stopping?.abort();
      await closed;
      await close().catch((err) => logger.error({ err }, "closing failed"));
      logger.info("stopped");
      await flushLog(logger);
      resolve();
    };
    onStopSignal(stop, logger);
  });
}

/** From now on, every response closes its connection. */
function closeAfterResponse(server: Server): void {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Refuses new connections at once, so that a proxy uses another process. Open connections get one
 * more response, so that a request already on its way hardly ever fails.
 */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let idle: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      server.close();
      idle = setInterval(() => server.closeIdleConnections(), 50);
    }, graceMs);
    const deadline = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
    // Unlike HTTP's own `close`, this doesn't close idle connections immediately.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [grace, idle, deadline]) clearTimeout(timer);
      resolve();
    });
  });
}
