import { once } from "node:events";
import { createServer } from "node:http";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { stopGracefully } from "./stop-gracefully.ts";

const before = new Set(process.listeners("SIGTERM"));
afterEach(() => {
  for (const added of process.listeners("SIGTERM")) {
    if (!before.has(added)) process.off("SIGTERM", added);
  }
});

it("finishes the request in flight, then closes what stands behind, and takes no new one", async () => {
  const order: string[] = [];
  let finish = () => {};
  const server = createServer((_request, response) => {
    order.push("asked");
    finish = () => response.end("done");
    server.emit("asked");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  const close = async () => {
    order.push("closed");
  };
  const stopped = stopGracefully(server, close, pino({ level: "silent" }));

  const asked = once(server, "asked");
  const answer = fetch(url);
  await asked;
  process.emit("SIGTERM");
  process.emit("SIGTERM");
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await (await answer).text()).toBe("done");
  await stopped;
  expect(order).toEqual(["asked", "closed"]);
});
