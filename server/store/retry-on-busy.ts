import { setTimeout as sleep } from "node:timers/promises";

/** PostgreSQL: serialization failure, deadlock, lock not had in time, a server that restarts. */
const TRANSIENT_POSTGRES = new Set(["40001", "40P01", "55P03", "57P01", "57P02", "57P03", "53300"]);
const TRANSIENT_NETWORK = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"]);
const MAX_PAUSE_MS = 250;

export interface RetryOptions {
  /** Tries in all. Forty are about nine seconds. */
  maxTries?: number;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Runs a database action again while it fails for a passing reason: another process holds
 * SQLite's lock, PostgreSQL broke a tie or is restarting. The action must be safe to repeat.
 * Any other error, and the last one, is thrown as it came.
 */
export async function retryOnBusy<T>(
  action: () => Promise<T>,
  { maxTries = 40, wait = sleep }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt >= maxTries || !isTransient(error)) throw error;
      await wait(Math.min(5 * 2 ** attempt, MAX_PAUSE_MS) * (0.5 + Math.random() / 2));
    }
  }
}

/** True for database errors that repeating cures. */
export function isTransient(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return messageOf(error).includes("Connection terminated");
  return (
    code.startsWith("SQLITE_BUSY") || TRANSIENT_POSTGRES.has(code) || TRANSIENT_NETWORK.has(code)
  );
}

/** True when a row was refused because one like it is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errorCode(error);
  return code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE";
}

function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
