import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from "pino";
import type { Config } from "#server/config.ts";

export type { Logger } from "pino";

/**
 * The server's log: one JSON object a line on standard output. Callers put nothing in it that a
 * shopper typed: ids and kinds yes, names, addresses and queries no.
 */
export function createLogger(
  level: Config["logLevel"],
  stream: DestinationStream = bufferedOutput(),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
}

/** Resolves when every line so far is written; call before the process ends. */
export function flushed(logger: Logger): Promise<void> {
  return new Promise((resolve) => logger.flush(() => resolve()));
}

/** Collects lines for up to a second, since a write per request would cost a third of them. */
function bufferedOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: false, minLength: 8_192 });
  setInterval(() => output.flush(), 250).unref();
  return output;
}
