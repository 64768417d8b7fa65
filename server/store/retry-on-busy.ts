import { setTimeout as sleep } from "node:timers/promises";

/**
 * PostgreSQL: serialization failure, deadlock, lock timeout, server restarting, too many
 * connections.
 */
const TRANSIENT_POSTGRES = new Set(["40001", "40P01", "55P03", "57P01", "57P02", "57P03", "53300"]);
const TRANSIENT_NETWORK = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"]);
const MAX_PAUSE_MS = 250;
const MAX_TRIES_IF_TAKEN = 8;

export interface RetryOptions {
  /** Total number of tries; forty take about nine seconds. */
  maxTries?: number;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Repeats a database action while it fails with a transient error: another process has SQLite's
 * lock, or PostgreSQL ended a deadlock or is restarting. The action must be safe to repeat.
 * @throws any other error, and the last one, unchanged.
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

/**
 * Repeats a database action while a value it chose, such as a lead's reference, is taken. The action
 * must be a whole transaction, as PostgreSQL ends one in which a row was rejected, and choose anew.
 * @throws any other error, and the eighth violation, unchanged.
 */
export async function retryIfTaken<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt >= MAX_TRIES_IF_TAKEN || !isUniqueViolation(error)) throw error;
    }
  }
}

/** Whether repeating may fix a database error. */
export function isTransient(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return messageOf(error).includes("Connection terminated");
  return (
    code.startsWith("SQLITE_BUSY") || TRANSIENT_POSTGRES.has(code) || TRANSIENT_NETWORK.has(code)
  );
}

/** Whether a row was rejected because a unique value already exists. */
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
