import { isFull } from "#server/platform/disk-full.ts";
import type { Logger } from "#server/platform/log.ts";
import { StoreLost } from "#server/store/store-lost.ts";
import type { Answer, Exchange } from "./exchange.ts";
import { json } from "./refusal.ts";

/** What `/readyz` asks of the server's other parts. */
export interface Readiness {
  /** @throws when nothing can be written. */
  checkWritable: () => Promise<void>;
  /** Age in seconds of the oldest lead not yet delivered; undefined when all are. */
  oldestUndeliveredSeconds: () => Promise<number | undefined>;
  /** Ways out on which deliveries are parked or stuck. */
  troubledSinks?: () => Promise<string[]>;
  /** Whether this process was told to stop. */
  isStopping?: () => boolean;
}

const longestCheckMs = 3_000;

/**
 * `/healthz`: the process answers. `/readyz`: leads can be stored; 503 when not, so that a proxy
 * sends shoppers elsewhere. Both say 503 once the process is told to stop, and answer any method
 * a prober may use: GET, HEAD or OPTIONS (rule 16.12).
 */
export function health(readiness: Readiness, logger: Logger) {
  return (exchange: Exchange): Answer | Promise<Answer> | undefined => {
    if (exchange.path !== "/healthz" && exchange.path !== "/readyz") return undefined;
    if (readiness.isStopping?.()) return json(503, { status: "stopping" });
    return exchange.path === "/healthz" ? json(200, { status: "ok" }) : ready(readiness, logger);
  };
}

async function ready(readiness: Readiness, logger: Logger): Promise<Answer> {
  try {
    const [, age, troubled = []] = await inTime(
      Promise.all([
        readiness.checkWritable(),
        readiness.oldestUndeliveredSeconds(),
        readiness.troubledSinks?.(),
      ]),
    );
    return json(200, {
      status: "ready",
      oldestUndeliveredSeconds: age ?? null,
      ...(troubled.length > 0 ? { troubled } : {}),
    });
  } catch (err) {
    logger.warn({ err }, "not ready: the store cannot be written");
    return json(503, { status: "unavailable", reason: reasonOf(err) });
  }
}

/** In words that tell a stranger no path. */
function reasonOf(error: unknown): string {
  if (error instanceof StoreLost) return "the database file was moved, deleted or replaced";
  return isFull(error) ? "the disk is full" : "the store cannot be written";
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new Error(`no answer within ${longestCheckMs} ms`)),
      longestCheckMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}
