import { once } from "node:events";
import { type Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** What Chrome sends. */
const browserEncodings = "gzip, deflate, br, zstd";

export interface LoadResult {
  perSecond: number;
  requests: number;
}

const connections = 32;

/**
 * Requests one path from a loopback server over kept-alive connections, one request at a time on
 * each, for a fixed time. Reads responses from raw sockets so that the client costs almost nothing
 * compared with the server it measures.
 */
export async function load(url: string, headers: string, ms: number): Promise<LoadResult> {
  const { hostname, port, pathname } = new URL(url);
  const requestText = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers}\r\n`;
  const started = performance.now();
  const until = started + ms;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => repeatRequest(Number(port), requestText, until)),
  );
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return { requests, perSecond: (requests * 1000) / (performance.now() - started) };
}

/**
 * Requests a page as Chrome does and reads it to its end, without decompressing it.
 * @throws an error if the status isn't 200
 */
export async function getPage(url: string, agent?: Agent): Promise<void> {
  const [response] = await once(
    get(url, { agent, headers: { "accept-encoding": browserEncodings } }),
    "response",
  );
  await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} responded ${response.statusCode}`);
}

async function repeatRequest(port: number, requestText: string, until: number): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  return new Promise((resolve, reject) => {
    let responses = 0;
    let bytesLeft = 0;
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      bytesLeft = bytesLeft > 0 ? bytesLeft - chunk.length : bodyLength(chunk, socket);
      if (bytesLeft > 0) return;
      responses += 1;
      if (performance.now() < until) socket.write(requestText);
      else {
        socket.destroy();
        resolve(responses);
      }
    });
    socket.write(requestText);
  });
}

const lengthHeader = "content-length: ";

/** Returns how many bytes of the body are still to come after a response's first chunk. */
function bodyLength(chunk: Buffer, socket: Socket): number {
  const head = chunk.indexOf("\r\n\r\n");
  const at = chunk.indexOf(lengthHeader) + lengthHeader.length;
  const length = Number.parseInt(chunk.toString("latin1", at, at + 8), 10);
  if (chunk.toString("latin1", 0, 12) !== "HTTP/1.1 200" || Number.isNaN(length)) {
    socket.destroy(new Error(`unexpected response: ${chunk.toString("latin1", 0, 200)}`));
  }
  return length - (chunk.length - head - 4);
}
