import { setTimeout as sleep } from "node:timers/promises";

/** Under the tests' own limit of two minutes, so that the complaint is seen. */
const TIMEOUT_MS = 110_000;

/**
 * Asks again until the check passes, and gives what it returned; fails with the check's last
 * complaint. Also for programs that no test runner runs.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (complaint) {
      if (performance.now() > deadline) throw complaint;
    }
    await sleep(20);
  }
}
