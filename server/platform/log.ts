import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";
import { LogOutput } from "./log-output.ts";

export type { Logger } from "pino";

/**
 * The server's log: one JSON object a line on standard output. Callers put nothing in it that a
 * shopper typed: ids and kinds yes, names, addresses and queries no (rule 16.9).
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
 * Writes what `logger.info` would, for the line that comes with every request: its fields are plain
 * values of our own, which need none of the logger's care (decision 031).
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

/** ISO 8601; many lines of one millisecond share their text. */
function now(): string {
  const ms = Date.now();
  if (ms !== lastTimestamp.ms) lastTimestamp = { ms, iso: new Date(ms).toISOString() };
  return lastTimestamp.iso;
}

/**
 * What a log may say of a fault: where it happened, never what it happened to. Databases and
 * parsers put rows and answers into an error's other properties.
 */
function errorWithoutData(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name, message, stack, cause } = fault;
  const code = "code" in fault && typeof fault.code === "string" ? { code: fault.code } : {};
  const because = cause instanceof Error ? { cause: errorWithoutData(cause) } : {};
  return { type: name, ...code, message, stack, ...because };
}

/** Resolves when every line so far is written, or lost; call before the process ends. */
export function flushed(logger: Logger): Promise<void> {
  return new Promise((resolve) => logger.flush(() => resolve()));
}
