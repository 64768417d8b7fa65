import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { refuseMalformed } from "./listener.ts";

/**
 * A server that nobody can hold open by being slow: headers within 10 s, a body at the pace
 * `receive` wants and the whole request within 12 minutes, idle connections closed after 65 s
 * (longer than the usual proxy's 60 s). Who stops reading an answer is seen to when it is sent.
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
