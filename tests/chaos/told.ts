import { until } from "./until.ts";

/** Waits until the shop says honestly that it cannot store anything now. */
export async function toldUnready(url: string): Promise<void> {
  await until("/readyz says no", async () => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.status === 503 ? true : undefined;
  });
}

/** Waits until it can again, by itself. */
export async function toldReady(url: string): Promise<void> {
  await until("/readyz says yes", async () => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.status === 200 ? true : undefined;
  });
}
