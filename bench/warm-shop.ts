import { until } from "#tests/chaos/until.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";

/** A shop that has done what it does after its start, so that the measurement is alone with it. */
export async function warmShop(env: NodeJS.ProcessEnv): Promise<RunningShop> {
  const shop = await startShop(env);
  await until("every page is compressed", () =>
    shop.log.some((line) => line.includes("every page is compressed")) ? true : undefined,
  );
  return shop;
}
