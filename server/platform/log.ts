import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";
import { LogOutput } from "./log-output.ts";

export type { Logger } from "pino";

/**
 * The server's log: one JSON object per line on standard output. Callers must not log what a
 * shopper typed: ids and kinds are fine; names, addresses and queries aren't (rule 16.9).
 */
export function createLogger(
  level: LevelWithSilent,
  stream: DestinationStream = new LogOutput(),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${now()}"`,
      serializers: { err: errorWithoutData },
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
}

/**
 * Writes the same line as `logger.info`, but faster, for the line of every request. Its fields must
 * be plain values of our own, because they bypass the logger's serializers (decision 026).
 */
export function logFast(
  logger: Logger,
  fields: Record<string, string | number | boolean | undefined>,
  msg: string,
): void {
  if (!logger.isLevelEnabled("info")) return;
  const line = JSON.stringify({ level: "info", time: now(), ...fields, msg });
  (logger as Logger & PinoInternals)[pino.symbols.streamSym].write(`${line}\n`);
}

interface PinoInternals {
  [pino.symbols.streamSym]: DestinationStream;
}

let lastTimestamp = { ms: 0, iso: "" };

/** ISO 8601; lines of the same millisecond share one string. */
function now(): string {
  const ms = Date.now();
  if (ms !== lastTimestamp.ms) lastTimestamp = { ms, iso: new Date(ms).toISOString() };
  return lastTimestamp.iso;
}

/**
 * What may be logged about an error: where it happened, but no data. Databases and parsers put rows
 * and responses into an error's other properties.
 */
function errorWithoutData(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, stack, cause } = thrown;
  const code = "code" in thrown && typeof thrown.code === "string" ? { code: thrown.code } : {};
  const causeFields = cause instanceof Error ? { cause: errorWithoutData(cause) } : {};
  return { type: name, ...code, message, stack, ...causeFields };
}

/** Resolves once every line so far is written or lost; call it before the process ends. */
export function flushLog(logger: Logger): Promise<void> {
  return new Promise((resolve) => logger.flush(() => resolve()));
}
