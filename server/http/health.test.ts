import { afterEach, expect, it } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";

let shop: ListeningShop;
afterEach(() => shop.close());

async function ask(path: string) {
  const answer = await fetch(`${shop.url}${path}`);
  return { status: answer.status, body: await answer.json() };
}

it("is alive as long as it answers, even when nothing can be stored", async () => {
  shop = await listeningShop({ readiness: { ...unwritable } });
  expect(await ask("/healthz")).toEqual({ status: 200, body: { status: "ok" } });
});

it("is ready when leads can be stored, and says how old the oldest undelivered one is", async () => {
  const readiness = {
    checkWritable: async () => {},
    oldestUndeliveredSeconds: async () => 42,
  };
  shop = await listeningShop({ readiness });
  expect(await ask("/readyz")).toEqual({
    status: 200,
    body: { status: "ready", oldestUndeliveredSeconds: 42 },
  });
});

it("is not ready when nothing can be stored", async () => {
  shop = await listeningShop({ readiness: unwritable });
  expect((await ask("/readyz")).status).toBe(503);
});

it.each(["/healthz", "/readyz"])(
  "tells proxies to go elsewhere once it stops: %s",
  async (path) => {
    const stopping = { ...unwritable, checkWritable: async () => {}, isStopping: () => true };
    shop = await listeningShop({ readiness: stopping });
    expect(await ask(path)).toEqual({ status: 503, body: { status: "stopping" } });
  },
);

const unwritable = {
  checkWritable: () => Promise.reject(new Error("disk full")),
  oldestUndeliveredSeconds: async () => undefined,
};
