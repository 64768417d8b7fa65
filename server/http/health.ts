import type { Logger } from "#server/platform/log.ts";
import { isOutOfSpace } from "#server/platform/out-of-space.ts";
import { DatabaseLostError } from "#server/store/database-lost.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { jsonResponse } from "./refusal.ts";

/** What `/readyz` asks of the server's other parts. */
export interface Readiness {
  /** @throws when nothing can be written. */
  checkWritable: () => Promise<void>;
  /** Age in seconds of the oldest lead not yet delivered; undefined when all are. */
  oldestUndeliveredSeconds: () => Promise<number | undefined>;
  /** Ways out on which deliveries are parked or stuck. */
  failingSinks?: () => Promise<string[]>;
  /** Whether this process was told to stop. */
  isStopping?: () => boolean;
}

const checkTimeoutMs = 3_000;

/**
 * `/healthz`: the process answers. `/readyz`: leads can be stored; 503 when not, so that a proxy
 * sends shoppers elsewhere. Both say 503 once the process is told to stop, and answer any method
 * a prober may use: GET, HEAD or OPTIONS (rule 16.12).
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
    const [, age, troubled = []] = await inTime(
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

/** In words that tell a stranger no path. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseLostError) return "the database file was moved, deleted or replaced";
  return isOutOfSpace(error) ? "the disk is full" : "the store cannot be written";
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new Error(`no answer within ${checkTimeoutMs} ms`)),
      checkTimeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}
