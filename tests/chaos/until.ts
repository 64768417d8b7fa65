import { setTimeout as sleep } from "node:timers/promises";

/** Asks again until the answer is not undefined; fails after a generous while. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  longestMs = 120_000,
): Promise<T> {
  const deadline = performance.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Never came true: ${what}.`);
    await sleep(25);
  }
}
