import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { addressesOf, checkEveryAddress } from "./every-address.ts";
import { openSite } from "./site.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a server at one of this machine's addresses that responds with this body. */
async function listen(address: string, port: number, body: string) {
  const server = createServer((_, response) => response.end(body)).listen(port, address);
  await once(server, "listening");
  servers.push(server);
}

/** The findings for a name with two addresses, the first of which leads to the shop. */
async function examine(elsewhere: string | undefined) {
  const port = await freePort();
  await listen("127.0.0.1", port, JSON.stringify({ proof: "p" }));
  if (elsewhere !== undefined) await listen("127.0.0.2", port, elsewhere);
  const tokens = [1, 2].map((n) => ({ token: `${n}`, proof: "p" }));
  const site = openSite(`http://shop.invalid:${port}`, tokens, new AbortController().signal);
  return checkEveryAddress(site, ["127.0.0.1", "127.0.0.2"]);
}

describe("P5: every address of a name", () => {
  it("has no findings when each leads to the shop", async () => {
    expect(await examine(JSON.stringify({ proof: "p" }))).toEqual([]);
  });

  it("is a fault when one leads to something else", async () => {
    expect(await examine("parked")).toEqual([
      {
        level: "fault",
        seen: expect.stringMatching(/127\.0\.0\.2, where something else answers/),
        advice: expect.stringContaining("A record 127.0.0.2"),
      },
    ]);
  });

  it("is a warning when one address doesn't respond", async () => {
    expect(await examine(undefined)).toMatchObject([
      { level: "warning", seen: expect.stringContaining("nothing answers") },
    ]);
  });

  it("is looked up only for names", async () => {
    expect(await addressesOf("http://127.0.0.1:3000")).toEqual([]);
    expect(await addressesOf("http://[::1]:3000")).toEqual([]);
    expect(await addressesOf("https://shop.invalid")).toEqual([]);
    expect(await addressesOf("http://localhost:3000")).toContain("127.0.0.1");
  });
});
