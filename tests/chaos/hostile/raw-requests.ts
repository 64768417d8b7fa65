import { connect } from "node:net";
import { INJECTED } from "./known-attacks.ts";

/** A path that only a smuggled request could ask for. */
export const SMUGGLED = "/smuggled-behind-another";

const smuggled = `GET ${SMUGGLED} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const head = (line: string, ...headers: string[]) =>
  `${[line, "Host: shop", ...headers].join("\r\n")}\r\n\r\n`;
const form = "Content-Type: application/x-www-form-urlencoded";
const post = "POST /quote-request HTTP/1.1";

/** Bytes no browser sends: two lengths, broken chunks, other protocols, headers within headers. */
export const rawRequests: readonly string[] = [
  `${head(post, form, "Content-Length: 5", "Transfer-Encoding: chunked")}0\r\n\r\n${smuggled}`,
  `${head(post, form, "Transfer-Encoding: chunked", "Content-Length: 5")}0\r\n\r\n${smuggled}`,
  `${head(post, form, "Content-Length: 0", "Content-Length: 60")}${smuggled}`,
  `${head(post, form, "Content-Length: 0, 60")}${smuggled}`,
  `${head(post, form, "Content-Length: -1")}${smuggled}`,
  `${head(post, form, "Content-Length: +3")}${smuggled}`,
  `${head(post, form, "Content-Length: 99999999999999999999")}a=b`,
  `${head(post, form, "Content-Length : 0")}${smuggled}`,
  `${head(post, form, "Transfer-Encoding: xchunked")}0\r\n\r\n${smuggled}`,
  `${head(post, form, "Transfer-Encoding : chunked")}0\r\n\r\n${smuggled}`,
  `${head(post, form, "Transfer-Encoding:\tchunked\x0b")}0\r\n\r\n${smuggled}`,
  `${head(post, form, "Transfer-Encoding: chunked, identity")}0\r\n\r\n${smuggled}`,
  `${head(post, form, "Transfer-Encoding: chunked")}zz\r\na=b\r\n0\r\n\r\n`,
  `${head(post, form, "Transfer-Encoding: chunked")}fffffffffffffffff\r\na=b\r\n0\r\n\r\n`,
  `${head(post, form, "Transfer-Encoding: chunked")}3;${"x".repeat(20_000)}\r\na=b\r\n0\r\n\r\n`,
  `${head(post, form, "Transfer-Encoding: chunked")}3\r\na=b\r\n0\r\n${INJECTED}: yes\r\n\r\n`,
  `${head(post, form, "Content-Length: 500")}a=b`,
  `${head(post, form, "Expect: 100-continue", "Content-Length: 3")}a=b`,
  `${head(post, form, "Expect: nonsense", "Content-Length: 3")}a=b`,
  `${head("GET / HTTP/1.1", "Content-Length: 60")}${smuggled}`,
  head("GET / HTTP/1.1", " folded: header"),
  head("GET / HTTP/1.1", `X-Null: a\x00b`),
  head("GET / HTTP/1.1", "Host: other"),
  head("GET / HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: a"),
  head(
    "GET / HTTP/1.1",
    "Upgrade: h2c",
    "Connection: Upgrade, HTTP2-Settings",
    "HTTP2-Settings: A",
  ),
  head("GET / HTTP/1.1", ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: a`)),
  head("GET / HTTP/1.1", `X-Long: ${"a".repeat(40_000)}`),
  head("GET / HTTP/1.1", `: nameless`),
  head("GET / HTTP/1.1", `Cookie: ${"a=b; ".repeat(2_000)}`),
  head(`GET /${"a".repeat(20_000)} HTTP/1.1`),
  head(`GET http://elsewhere.example/ HTTP/1.1`),
  head(`GET http://shop@elsewhere.example\\@shop/ HTTP/1.1`),
  head("GET //elsewhere.example/%2e%2e HTTP/1.1"),
  head("GET /%%%%%% HTTP/1.1"),
  head("GET /a b HTTP/1.1"),
  head("GET /\u00ff\u00fe HTTP/1.1"),
  head(`GET /?a=\r\n${INJECTED}:yes HTTP/1.1`),
  head("GET * HTTP/1.1"),
  head("OPTIONS * HTTP/1.1"),
  head("TRACE / HTTP/1.1", "Cookie: secret=1"),
  head("CONNECT elsewhere.example:443 HTTP/1.1"),
  head("PRI * HTTP/2.0"),
  head("get / HTTP/1.1"),
  head("GEТ / HTTP/1.1"),
  head(`${"A".repeat(5_000)} / HTTP/1.1`),
  head("GET / HTTP/0.9"),
  head("GET / HTTP/3.0"),
  head("GET / HTTP/1.10"),
  head("GET / HTCPCP/1.0"),
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "GET /\r\n\r\n",
  "GET / HTTP/1.1\nHost: shop\n\n",
  "\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: shop\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\x00".repeat(2_000),
  "SSH-2.0-OpenSSH_9.0\r\n",
  "*1\r\n$7\r\nFLUSHDB\r\n",
  "",
];

/** Sends raw bytes, closes the sending side and resolves with everything received. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: Number(port), host: hostname });
    socket.on("data", (chunk) => chunks.push(chunk));
    // A reset is a valid end too; the bytes before it count.
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.end(Buffer.from(bytes, "latin1"));
  });
}

/** Returns the status of each response in the received text. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.\d (\d{3}) /gm)].map(([, status]) => Number(status));
}
