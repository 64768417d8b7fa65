import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** All scripts but structured data. */
const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** A server that sends the shop's pages without their scripts, and everything else as it is. */
export async function scriptlessCopy(shopUrl: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(shopUrl);
  const pages = new Map<string, Promise<Buffer>>();
  const server = createServer((incoming, response) => {
    const { url: path = "/", method, headers } = incoming;
    if (!headers.accept?.includes("text/html")) {
      const onward = request({ hostname, port, path, method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      });
      incoming.pipe(onward);
      return;
    }
    const page = pages.get(path) ?? withoutScripts(`${shopUrl}${path}`);
    pages.set(path, page);
    page.then(
      (body) => sendPage(response, body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function withoutScripts(address: string): Promise<Buffer> {
  const page = await fetch(address, { headers: { accept: "text/html" } });
  return compress((await page.text()).replace(scripts, ""));
}

function sendPage(response: ServerResponse, body: Buffer) {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": body.length,
  });
  response.end(body);
}
