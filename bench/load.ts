import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface LoadResult {
  perSecond: number;
  requests: number;
}

const connections = 32;

/**
 * Asks a loopback server for one path over kept-alive connections, one request at a time on each,
 * for a fixed time. Reads answers from raw sockets, so that the client costs next to nothing beside
 * the server it measures.
 */
export async function load(url: string, headers: string, ms: number): Promise<LoadResult> {
  const { hostname, port, pathname } = new URL(url);
  const ask = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers}\r\n`;
  const started = performance.now();
  const until = started + ms;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(Number(port), ask, until)),
  );
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return { requests, perSecond: (requests * 1000) / (performance.now() - started) };
}

async function keepAsking(port: number, ask: string, until: number): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  return new Promise((resolve, reject) => {
    let answered = 0;
    let missing = 0;
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      missing = missing > 0 ? missing - chunk.length : bodyLength(chunk, socket);
      if (missing > 0) return;
      answered += 1;
      if (performance.now() < until) socket.write(ask);
      else {
        socket.destroy();
        resolve(answered);
      }
    });
    socket.write(ask);
  });
}

const lengthHeader = "content-length: ";

/** Bytes of the body still to come after an answer's first chunk. */
function bodyLength(chunk: Buffer, socket: Socket): number {
  const head = chunk.indexOf("\r\n\r\n");
  const at = chunk.indexOf(lengthHeader) + lengthHeader.length;
  const length = Number.parseInt(chunk.toString("latin1", at, at + 8), 10);
  if (chunk.toString("latin1", 0, 12) !== "HTTP/1.1 200" || Number.isNaN(length)) {
    socket.destroy(new Error(`unexpected answer: ${chunk.toString("latin1", 0, 200)}`));
  }
  return length - (chunk.length - head - 4);
}
