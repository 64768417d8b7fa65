import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { closeWhenStalled } from "./stalled-client.ts";

/** More than all buffers along the way can hold. */
const longBody = Buffer.alloc(64 * 1024 * 1024);

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function requestWithoutReading(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").pause();
  opened.push({ close: () => socket.destroy() });
  await once(socket, "connect");
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  return socket;
}

it("closes the connection of a client that stops reading a response", async () => {
  const server = createServer((_request, response) => {
    closeWhenStalled(response, 50);
    response.on("close", () => server.emit("dropped", response)).end(longBody);
  }).listen(0, "127.0.0.1");
  opened.push(server);
  await once(server, "listening");
  const address = server.address();
  const dropped = once(server, "dropped") as Promise<[ServerResponse]>;
  await requestWithoutReading(address && typeof address === "object" ? address.port : 0);
  const [response] = await dropped;
  expect(response.writableFinished).toBe(false);
});

it("lets a stream be silent between its events", async () => {
  const server = createServer((_request, response) => {
    closeWhenStalled(response, 20);
    response.write("hello ");
    response.once("timeout", () => response.once("timeout", () => response.end("again")));
    // Traffic starts the pause anew, so that there is a second one.
    response.once("timeout", () => response.write("and "));
  }).listen(0, "127.0.0.1");
  opened.push(server);
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("hello and again");
});

it("applies to responses being sent, not to requests still waiting", async () => {
  const seen = Promise.withResolvers<[before: number | undefined, during: number | undefined]>();
  const shop: ListeningShop = await listeningShop({
    files: [
      ({ request }) => {
        const before = request.socket.timeout;
        setImmediate(() => seen.resolve([before, request.socket.timeout]));
        return { status: 200, headers: {}, body: longBody };
      },
    ],
  });
  opened.push(shop);
  await requestWithoutReading(Number(new URL(shop.url).port));
  expect(await seen.promise).toEqual([undefined, 60_000]);
});
