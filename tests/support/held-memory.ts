import { collectGarbage } from "#server/startup/collect-garbage.ts";

/** Bytes this process holds after its garbage is collected, outside the heap too. */
function heldNow(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** By how many bytes this process holds more once something is done. */
export async function heldBy(action: () => void | Promise<void>): Promise<number> {
  const before = heldNow();
  await action();
  return heldNow() - before;
}
