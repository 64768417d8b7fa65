import { connect, createServer, type Socket } from "node:net";

/** The ways a receiver can fail; the last two take the timeout of ten seconds. */
export const faultModes = [
  "down",
  "error",
  "nonsense",
  "slow",
  "hanging",
  "taking and silent",
] as const;

export type FaultMode = (typeof faultModes)[number];

const SLOW_MS = 700;

export interface FaultyReceiver {
  url: string;
  mood: FaultMode | "well";
  close(): Promise<void>;
}

/**
 * A proxy in front of a real receiver that forwards, delays or breaks connections according to its
 * mode.
 */
export async function startFaultyReceiver(target: string): Promise<FaultyReceiver> {
  const { hostname, port, pathname } = new URL(target);
  const open = new Set<Socket>();
  const proxy: FaultyReceiver = { url: "", mood: "well", close };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    respond(socket, proxy.mood, () => connect(Number(port), hostname));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const ownPort = address && typeof address === "object" ? address.port : 0;
  proxy.url = `http://127.0.0.1:${ownPort}${pathname}`;
  return proxy;

  function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

function respond(socket: Socket, mood: FaultyReceiver["mood"], reach: () => Socket): void {
  if (mood === "down") socket.destroy();
  else if (mood === "error") socket.end("HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n");
  else if (mood === "nonsense") socket.end("\u0000\u0001 what is it? \r\n\r\n");
  else if (mood === "hanging") socket.resume();
  else {
    const real = reach();
    real.on("error", () => socket.destroy()).on("close", () => socket.end());
    socket.on("close", () => real.end());
    socket.pipe(real);
    if (mood === "well") real.pipe(socket);
    // The receiver has the lead, but the shop gets no response.
    else if (mood === "taking and silent") real.resume();
    else
      real.on("data", (chunk) => setTimeout(() => socket.writable && socket.write(chunk), SLOW_MS));
  }
}
