import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DatabaseLostError } from "#server/store/database-lost.ts";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { silent } from "#tests/support/test-backend.ts";
import { health } from "./health.ts";

let shop: ListeningShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

async function get(path: string) {
  const response = await fetch(`${shop?.url}${path}`);
  return { status: response.status, body: await response.json() };
}

it("/healthz is 200 even when nothing can be stored", async () => {
  shop = await listeningShop({ readiness: { ...unwritable } });
  expect(await get("/healthz")).toEqual({ status: 200, body: { status: "ok" } });
});

it("is ready when leads can be stored, with the age of the oldest undelivered one", async () => {
  const readiness = {
    checkWritable: async () => {},
    oldestUndeliveredSeconds: async () => 42,
  };
  shop = await listeningShop({ readiness });
  expect(await get("/readyz")).toEqual({
    status: 200,
    body: { status: "ready", oldestUndeliveredSeconds: 42 },
  });
});

it("names the failing sinks", async () => {
  const readiness = {
    checkWritable: async () => {},
    oldestUndeliveredSeconds: async () => 42,
    failingSinks: async () => ["shop_mail"],
  };
  shop = await listeningShop({ readiness });
  expect((await get("/readyz")).body).toEqual({
    status: "ready",
    oldestUndeliveredSeconds: 42,
    troubled: ["shop_mail"],
  });
});

it("is not ready when nothing can be stored", async () => {
  shop = await listeningShop({ readiness: unwritable });
  expect((await get("/readyz")).status).toBe(503);
});

it("S8: reports a missing database file without its path", async () => {
  const lost = new DatabaseLostError("/srv/shop/data/shop.sqlite", {
    kind: "gone",
    onlyInThisProcess: true,
  });
  shop = await listeningShop({
    readiness: { ...unwritable, checkWritable: () => Promise.reject(lost) },
  });
  const { status, body } = await get("/readyz");
  expect([status, body.reason]).toEqual([503, "the database file was moved, deleted or replaced"]);
});

it("is not ready when the database doesn't respond within three seconds", async () => {
  vi.useFakeTimers();
  try {
    const hanging = { ...unwritable, checkWritable: () => new Promise<void>(() => {}) };
    const request = {} as IncomingMessage;
    const exchange = { request, id: "1", method: "GET", path: "/readyz", query: "" } as const;
    const onResponse = vi.fn();
    Promise.resolve(health(hanging, silent)(exchange)).then(onResponse);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(onResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResponse).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
  } finally {
    vi.useRealTimers();
  }
});

it.each(["/healthz", "/readyz"])("is 503 while stopping: %s", async (path) => {
  const stopping = { ...unwritable, checkWritable: async () => {}, isStopping: () => true };
  shop = await listeningShop({ readiness: stopping });
  expect(await get(path)).toEqual({ status: 503, body: { status: "stopping" } });
});

const unwritable = {
  checkWritable: () => Promise.reject(new Error("disk full")),
  oldestUndeliveredSeconds: async () => undefined,
};

describe.each(["GET", "HEAD", "OPTIONS"])("P8: requested with %s", (method) => {
  const statuses = () =>
    Promise.all(
      ["/healthz", "/readyz"].map(async (path) => {
        const response = await fetch(`${shop?.url}${path}`, { method });
        return response.status;
      }),
    );

  it("both are 200 while leads can be stored, and 503 while stopping", async () => {
    let stopping = false;
    shop = await listeningShop({
      readiness: {
        checkWritable: async () => {},
        oldestUndeliveredSeconds: async () => undefined,
        isStopping: () => stopping,
      },
    });
    expect(await statuses()).toEqual([200, 200]);
    stopping = true;
    expect(await statuses()).toEqual([503, 503]);
  });

  it("only /readyz fails when nothing can be stored", async () => {
    shop = await listeningShop({ readiness: unwritable });
    expect(await statuses()).toEqual([200, 503]);
  });
});

it("P8: OPTIONS on any address is 503 while stopping", async () => {
  shop = await listeningShop({
    readiness: {
      checkWritable: async () => {},
      oldestUndeliveredSeconds: async () => undefined,
      isStopping: () => true,
    },
  });
  expect((await fetch(shop.url, { method: "OPTIONS" })).status).toBe(503);
});
