import { ok } from "node:assert/strict";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";

/**
 * Starts a shop and waits until its startup work is done, so that it doesn't affect the
 * measurement.
 */
export async function warmShop(env: NodeJS.ProcessEnv): Promise<RunningShop> {
  const shop = await startShop(env);
  const compressed = () => shop.log.some((line) => line.includes("every page is compressed"));
  await eventually(() => ok(compressed(), "The pages are not compressed."));
  return shop;
}
