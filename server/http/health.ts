import type { Logger } from "#server/platform/log.ts";
import { isOutOfSpace } from "#server/platform/out-of-space.ts";
import { DatabaseLostError } from "#server/store/database-lost.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { jsonResponse } from "./refusal.ts";

/** What `/readyz` checks. */
export interface Readiness {
  /** @throws when nothing can be written. */
  checkWritable: () => Promise<void>;
  /** Age in seconds of the oldest lead not yet delivered; undefined when all are. */
  oldestUndeliveredSeconds: () => Promise<number | undefined>;
  /** Sinks whose messages are parked or stuck. */
  failingSinks?: () => Promise<string[]>;
  /** Whether this process is stopping. */
  isStopping?: () => boolean;
}

const checkTimeoutMs = 3_000;

/**
 * `/healthz`: the process is running. `/readyz`: leads can be stored; otherwise 503, so that a
 * proxy sends shoppers elsewhere. Both return 503 once the process is stopping, and accept any
 * method a health check may use: GET, HEAD or OPTIONS (rule 16.12).
 */
export function health(readiness: Readiness, logger: Logger) {
  return (exchange: Exchange): HandlerResponse | Promise<HandlerResponse> | undefined => {
    if (exchange.path !== "/healthz" && exchange.path !== "/readyz") return undefined;
    if (readiness.isStopping?.()) return jsonResponse(503, { status: "stopping" });
    return exchange.path === "/healthz"
      ? jsonResponse(200, { status: "ok" })
      : ready(readiness, logger);
  };
}

async function ready(readiness: Readiness, logger: Logger): Promise<HandlerResponse> {
  try {
    const [, age, troubled = []] = await withTimeout(
      Promise.all([
        readiness.checkWritable(),
        readiness.oldestUndeliveredSeconds(),
        readiness.failingSinks?.(),
      ]),
    );
    return jsonResponse(200, {
      status: "ready",
      oldestUndeliveredSeconds: age ?? null,
      ...(troubled.length > 0 ? { troubled } : {}),
    });
  } catch (err) {
    logger.warn({ err }, "not ready: the store cannot be written");
    return jsonResponse(503, { status: "unavailable", reason: reasonOf(err) });
  }
}

/** The response is public, so it contains no path. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseLostError) return "the database file was moved, deleted or replaced";
  return isOutOfSpace(error) ? "the disk is full" : "the store cannot be written";
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no answer within ${checkTimeoutMs} ms`)),
      checkTimeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
