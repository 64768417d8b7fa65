import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitsInMemory } from "#server/limits/open-limits.ts";
import { type FormShop, formShop } from "#tests/support/form-shop.ts";
import { Overload } from "./overload.ts";

let shop: FormShop;

async function open(...given: Parameters<typeof formShop>) {
  shop = await formShop(...given);
}

beforeEach(() => open());
afterEach(() => shop.close());

const post: FormShop["post"] = (...sent) => shop.post(...sent);

describe("posts that arrive slowly", () => {
  /** Announces a long form and sends only the start of it. */
  async function trickle(path: string, accept = "text/html"): Promise<Socket> {
    const { port, hostname } = new URL(shop.url);
    const socket = connect(Number(port), hostname).on("error", () => {});
    await once(socket, "connect");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: shop\r\nAccept: ${accept}\r\n` +
        "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n--x",
    );
    return socket;
  }

  it("don't block other leads", async () => {
    const overload = new Overload(() => 0);
    const unlimited = { ...limitsInMemory(), leadPosts: { take: () => ({ ok: true }) as const } };
    await shop.close();
    await open({ overload, limits: unlimited });
    const sockets: Socket[] = [];
    for (let n = 0; n < 450; n += 1) sockets.push(await trickle("/price-match/form"));
    expect((await post("/quote-request")).status).toBe(201);
    expect(overload.figures.lead.inFlight).toBe(0);
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ["application/json", '{"ok":false,"errors":{"form":["Your connection is too slow'],
    ["text/html", "<h1>Your connection is too slow"],
  ])("get 408 after a while (%s)", async (accept, message) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const received = text(await trickle("/price-match/form", accept));
    const onEnd = vi.fn();
    received.then(onEnd);
    while (onEnd.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(await received).toMatch(/^HTTP\/1\.1 408 /);
    expect(await received).toContain(message);
  });
});

describe("too many leads from one client", () => {
  it("aren't counted while the server is overloaded", async () => {
    let counted = 0;
    const take = () => {
      counted += 1;
      return { ok: true } as const;
    };
    const overload = new Overload(() => 0);
    const hanging = Promise.withResolvers<void>();
    const inFlight = Array.from({ length: 400 }, () => overload.run("lead", () => hanging.promise));
    await shop.close();
    await open({ overload, limits: { ...limitsInMemory(), leadPosts: { take } } });
    expect((await post("/quote-request")).status).toBe(503);
    expect(counted).toBe(0);
    hanging.resolve();
    await Promise.all(inFlight);
    expect((await post("/quote-request")).status).toBe(201);
    expect(counted).toBe(1);
  });

  it("are refused after twenty, with the time to wait", async () => {
    for (let sent = 0; sent < 20; sent++) expect((await post("/quote-request")).status).toBe(201);
    const response = await post("/custom-request");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(590);
  });

  it.each(["/QUOTE-REQUEST", "/quote-request/", "/%71uote-request", "/Quote-Request.data"])(
    "are counted under every spelling of the address: %s",
    async (path) => {
      for (let sent = 0; sent < 20; sent++) await post(path, { headers: { accept: "text/html" } });
      expect((await post(path)).status).toBe(429);
      expect((await post("/quote-request")).status).toBe(429);
    },
  );

  it("don't stop a shopper from moving a delivery, which has its own limit", async () => {
    for (let sent = 0; sent < 20; sent++) await post("/quote-request");
    for (let sent = 0; sent < 20; sent++) expect((await post("/bookings/a")).status).toBe(303);
    expect((await post("/bookings/a")).status).toBe(429);
  });

  it("don't stop a shopper from accepting a quote, which has its own limit", async () => {
    for (let sent = 0; sent < 20; sent++) await post("/quote-request");
    for (let sent = 0; sent < 20; sent++) {
      expect((await post(`/quotes/${sent}`)).status).not.toBe(429);
    }
    expect((await post("/Quotes/a")).status).toBe(429);
    expect((await post("/bookings/a")).status).toBe(303);
  });

  it("are counted per client behind a trusted proxy", async () => {
    await shop.close();
    await open({ config: { siteUrl: "https://shop.example", trustProxy: 1 } });
    const from = (address: string) =>
      post("/quote-request", { headers: { "x-forwarded-for": `6.6.6.6, ${address}` } });
    for (let sent = 0; sent < 20; sent++) expect((await from("10.0.0.1")).status).toBe(201);
    expect((await from("10.0.0.1")).status).toBe(429);
    expect((await from("10.0.0.2")).status).toBe(201);
  });
});
