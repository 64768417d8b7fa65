import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { createHttpServer } from "#server/http/create-server.ts";
import { listener } from "#server/http/listener.ts";
import { stopGracefully } from "./stop-gracefully.ts";

const before = new Set(process.listeners("SIGTERM"));
afterEach(() => {
  for (const added of process.listeners("SIGTERM")) {
    if (!before.has(added)) process.off("SIGTERM", added);
  }
});

it("finishes requests in flight, refuses new ones, then closes the store", async () => {
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
  const response = fetch(url);
  await asked;
  process.emit("SIGTERM");
  process.emit("SIGTERM");
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await (await response).text()).toBe("done");
  await stopped;
  expect(order).toEqual(["asked", "closed"]);
});

it("keeps accepting connections while draining", async () => {
  const server = createServer((_request, response) => response.end("done")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  const draining = Promise.withResolvers<void>();
  const stopped = stopGracefully(server, async () => {}, pino({ level: "silent" }), {
    drainMs: 1_000,
    onSignal: draining.resolve,
  });
  process.emit("SIGTERM");
  await draining.promise;
  const response = await fetch(url);
  expect(await response.text()).toBe("done");
  expect(response.headers.get("connection")).toBe("close");
  await stopped;
  await expect(fetch(url)).rejects.toThrow();
});

it("serves requests on open connections and closes them", async () => {
  const server = createServer((_request, response) => response.end("done")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async () => {
    const sent = request({ port, agent, host: "127.0.0.1" }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return { body: await text(response), connection: response.headers.connection };
  };
  expect(await get()).toEqual({ body: "done", connection: "keep-alive" });
  const stopped = stopGracefully(server, async () => {}, pino({ level: "silent" }));
  process.emit("SIGTERM");
  expect(await get()).toEqual({ body: "done", connection: "close" });
  await stopped;
  agent.destroy();
});

it("has open streams send their last event, and doesn't wait for them", async () => {
  const logger = pino({ level: "silent" });
  const stopping = new AbortController();
  const listen = listener({
    logger,
    stopping: stopping.signal,
    commonHeaders: {},
    isLeadForm: () => false,
    handlers: [
      () => {
        const body = new PassThrough();
        body.write("hello ");
        const headers = { "content-type": "text/event-stream" };
        return { status: 200, headers, body, endBody: () => body.end("bye") };
      },
    ],
  });
  const server = createHttpServer(listen).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  const forcedClose = vi.spyOn(server, "closeAllConnections");
  const stopped = stopGracefully(server, async () => {}, logger, { stopping });
  const streams = await Promise.all(Array.from({ length: 100 }, () => fetch(url)));
  process.emit("SIGTERM");
  const received = await Promise.all(streams.map((stream) => stream.text()));
  expect(received).toEqual(Array.from({ length: 100 }, () => "hello bye"));
  expect(streams[0]?.headers.get("content-encoding")).toBeNull();
  await stopped;
  expect(forcedClose).not.toHaveBeenCalled();
});
