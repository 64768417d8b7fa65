import type { IncomingMessage } from "node:http";

/** How receiving a body ended: all of it came, its sender left, or we wanted no more. */
export type Received = "whole" | "gone" | "enough";

/** Hands over a body piece by piece, until all of it came or `wants` says no to a piece. */
export function receive(
  request: IncomingMessage,
  wants: (chunk: Buffer) => boolean,
): Promise<Received> {
  if (request.destroyed) return Promise.resolve(request.readableEnded ? "whole" : "gone");
  return new Promise((resolve) => {
    const end = (how: Received) => {
      request.off("data", onData).off("end", onEnd).off("close", onGone).pause();
      resolve(how);
    };
    const onData = (chunk: Buffer) => {
      if (!wants(chunk)) end("enough");
    };
    const onEnd = () => end("whole");
    const onGone = () => end("gone");
    request.on("data", onData).on("end", onEnd).on("close", onGone).on("error", onGone).resume();
  });
}
