import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { refuseMalformed } from "./listener.ts";

/**
 * An HTTP server that slow clients can't tie up: headers must arrive within 10 s, a body at the
 * pace `receiveBody` requires, and the whole request within 12 minutes. Idle connections are closed
 * after 65 s, longer than the usual proxy's 60 s. `send` handles clients that stop reading a
 * response.
 */
export function createHttpServer(listen: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 720_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16_384,
    },
    listen,
  );
  server.maxRequestsPerSocket = 0;
  server.on("clientError", (error, socket) => {
    refuseMalformed(error, socket as Socket);
  });
  return server;
}
