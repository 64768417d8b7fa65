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
      serializers: { err: faultOnly },
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
}

/**
 * What a log may say of a fault: where it happened, never what it happened to. Databases and
 * parsers put rows and answers into an error's other properties.
 */
function faultOnly(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack, cause } = fault;
  const code = "code" in fault && typeof fault.code === "string" ? { code: fault.code } : {};
  const because = cause instanceof Error ? { cause: faultOnly(cause) } : {};
  return { type: name, ...code, message, stack, ...because };
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
