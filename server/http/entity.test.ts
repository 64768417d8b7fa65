import type { IncomingMessage } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { Entity, type EntityOptions } from "./entity.ts";

const words = ["sofa", "recliner", "leather", "velvet", "oak", "table", "chair", "bed", "lamp"];
const text = Array.from({ length: 3_000 }, (_, turn) => words[((turn ** 3) >> 4) % 9]).join(" ");

function entityWith(options: Partial<EntityOptions> = {}): Entity {
  return new Entity({
    type: "text/html; charset=utf-8",
    body: Buffer.from(text),
    cacheControl: "public",
    compressionLevel: "onDemand",
    ...options,
  });
}

async function sent(entity: Entity, encoding: string) {
  const request = { headers: { "accept-encoding": encoding } } as IncomingMessage;
  const exchange = { request, id: "1", method: "GET", path: "/", query: "" };
  const { headers } = await entity.respond(exchange);
  return { bytes: Number(headers["content-length"]), etag: headers.etag };
}

describe("a page compressed for a waiting shopper", () => {
  let entity: Entity;
  beforeEach(() => {
    entity = entityWith();
  });

  it.each(["br", "gzip"])(
    "is sent in fewer bytes once it was compressed further: %s",
    async (encoding) => {
      const before = await sent(entity, encoding);
      await entity.shrink();
      const after = await sent(entity, encoding);
      expect(after.bytes).toBeLessThan(before.bytes);
      expect(entity.canShrink).toBe(false);
    },
  );

  it("is sent in fewer bytes to a client of the quickest encoding too", async () => {
    const before = await sent(entity, "br, zstd");
    await entity.shrink();
    const after = await sent(entity, "br, zstd");
    expect(after.bytes).toBeLessThan(before.bytes);
    expect([before.etag, after.etag]).toEqual([
      expect.stringContaining("-zstd"),
      expect.stringContaining("-br"),
    ]);
  });

  it("has a weak ETag, which stays the same when it is compressed further", async () => {
    const { etag } = await sent(entity, "br");
    await entity.shrink();
    expect(etag).toMatch(/^W\/"[\w-]{22}-br"$/);
    expect((await sent(entity, "br")).etag).toBe(etag);
  });
});

it("what is compressed before it is sent has a strong ETag", async () => {
  const { etag } = await sent(entityWith({ compressionLevel: "startup" }), "br");
  expect(etag).toMatch(/^"[\w-]{22}-br"$/);
});

it("two are the same only if body and headers are", () => {
  const headers = { "content-security-policy": "default-src 'self'" };
  expect(entityWith({ headers }).isSame(entityWith({ headers: { ...headers } }))).toBe(true);
  expect(entityWith({ headers }).isSame(entityWith())).toBe(false);
  expect(entityWith({ body: Buffer.from("sofa") }).isSame(entityWith())).toBe(false);
});
