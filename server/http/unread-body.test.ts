import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";

let shop: ListeningShop;
beforeAll(async () => {
  shop = await listeningShop();
});
afterAll(() => shop.close());

const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
const formType = "application/x-www-form-urlencoded";

/** The whole response to a body of this many 64 kB chunks, all of which are sent. */
function responseTo(path: string, chunks: number, header = "Accept: application/json") {
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: shop\r\n${header}\r\nContent-Type: ${formType}\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(chunks)}0\r\n\r\n`,
  );
  return text(socket);
}

describe("a body that wasn't read completely", () => {
  it.each([
    ["a form too long", "/custom-request", "Accept: application/json", 413],
    ["a form from another origin", "/custom-request", "Origin: https://evil.example", 403],
  ])("gets a response, then the connection closes cleanly: %s", async (_, path, header, status) => {
    for (const chunks of [5, 8, 100]) {
      const received = await responseTo(path, chunks, header);
      expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(received).toMatch(/\r\nconnection: close\r\n/i);
    }
  });

  it("doesn't disturb the proxy's next request", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, method: string, body = "") =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { "content-type": formType, "transfer-encoding": "chunked" };
        const sent = request(`${shop.url}${path}`, { agent, method, headers });
        sent.on("error", reject).on("response", async (response: IncomingMessage) => {
          await text(response);
          resolve(response.statusCode);
        });
        sent.end(body);
      });
    expect(await send("/custom-request", "POST", "x".repeat(500_000))).toBe(413);
    expect(await send("/healthz", "GET")).toBe(200);
    agent.destroy();
  });

  it("leaves the connection open when it was read to its end", async () => {
    const response = await fetch(`${shop.url}/custom-request`, {
      method: "POST",
      body: new URLSearchParams({ name: "Jane" }),
    });
    expect(response.headers.get("connection")).toBe("keep-alive");
  });
});
