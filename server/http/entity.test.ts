import type { IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
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

function respond(entity: Entity, encoding: string) {
  const request = { headers: { "accept-encoding": encoding } } as IncomingMessage;
  return entity.respond({ request, id: "1", method: "GET", path: "/", query: "" });
}

async function bodyIn(entity: Entity, encoding: string): Promise<Buffer> {
  const { body } = await respond(entity, encoding);
  return Buffer.from(body as Buffer);
}

async function sent(entity: Entity, encoding: string) {
  const { headers } = await respond(entity, encoding);
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

describe("a packed page", () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

  it.each(Object.entries(decoders))(
    "is the same page in %s, made before or after",
    async (name, decode) => {
      const entity = entityWith();
      const before = await bodyIn(entity, name);
      entity.pack();
      for (const body of [before, await bodyIn(entity, name)]) {
        expect(decode(body).toString()).toBe(text);
      }
    },
  );

  it("is sent as it was to a client without compression, and compressed further", async () => {
    const entity = entityWith();
    entity.pack();
    expect((await bodyIn(entity, "")).toString()).toBe(text);
    await entity.shrink();
    expect(brotliDecompressSync(await bodyIn(entity, "br, zstd")).toString()).toBe(text);
  });

  it("takes less than half of the memory, and is still the same as an unpacked one", () => {
    const entity = entityWith();
    const { size } = entity;
    entity.pack();
    expect(entity.size).toBeLessThan(size / 2);
    expect(entity.isSame(entityWith())).toBe(true);
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
