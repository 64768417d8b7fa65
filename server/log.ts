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

/** Collects lines for up to a second, since a write per request would cost a third of them. */
function bufferedOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: false, minLength: 8_192 });
  setInterval(() => output.flush(), 250).unref();
  return output;
}
