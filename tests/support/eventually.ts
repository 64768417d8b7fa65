import { setTimeout as sleep } from "node:timers/promises";

/** Less than the tests' own limit of two minutes, so that the error is shown. */
const TIMEOUT_MS = 110_000;

/**
 * Retries a check until it passes and returns its value; after the timeout, fails with the check's
 * last error. Also usable outside a test runner.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(20);
  }
}
