import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/**
 * Connects to the host of an http or https address, with TLS for https, and closes the connection
 * without sending a request. Rejects with the system's or the TLS error.
 */
export function tryConnect(url: URL, signal: AbortSignal): Promise<void> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isTls = url.protocol === "https:";
  const port = Number(url.port || (isTls ? 443 : 80));
  const socket: Socket = isTls
    ? connectTls({ host, port, ...(/[a-z]/i.test(host) && { servername: host }) })
    : connectPlain({ host, port });
  return new Promise<void>((resolve, reject) => {
    socket.once(isTls ? "secureConnect" : "connect", resolve).once("error", reject);
    signal.addEventListener("abort", () => reject(noResponse()), { once: true });
  }).finally(() => socket.destroy());
}

function noResponse(): Error {
  return Object.assign(new Error("no answer in time"), { code: "ETIMEDOUT" });
}
