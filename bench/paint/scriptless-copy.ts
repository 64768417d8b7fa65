import { createServer, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** Headers about the body or the connection of the shop's own response. */
const ownBodyHeaders = "content-encoding content-length etag connection keep-alive".split(" ");

/** All scripts but structured data. */
const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

interface Page {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

/**
 * A server that sends the shop's pages without their scripts, and everything else as it is. Headers
 * are the shop's too: some of them, such as `cross-origin-opener-policy`, cost time.
 */
export async function scriptlessCopy(shopUrl: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(shopUrl);
  const pages = new Map<string, Promise<Page>>();
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
      (found) => response.writeHead(200, found.headers).end(found.body),
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

async function withoutScripts(address: string): Promise<Page> {
  const page = await fetch(address, { headers: { accept: "text/html" } });
  const body = await compress((await page.text()).replace(scripts, ""));
  const ofShop = [...page.headers].filter(([name]) => !ownBodyHeaders.includes(name));
  const headers = { "content-encoding": "br", "content-length": body.length };
  return { body, headers: { ...Object.fromEntries(ofShop), ...headers } };
}
