import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { heldBy } from "#tests/support/held-memory.ts";
import { ByteCache } from "./byte-cache.ts";
import { ownBytes, textBytes } from "./held-bytes.ts";

const MB = 1024 * 1024;

function textCache(maxBytes: number) {
  return new ByteCache<string>({ maxBytes, bytesOf: textBytes });
}

it.each([
  ["short", () => randomUUID().slice(0, 12)],
  ["long", () => randomUUID().repeat(20)],
  ["not Latin-1", () => `${randomUUID()} – भारत`.repeat(4)],
  ["parts of longer texts", () => randomUUID().repeat(50).slice(1, 40)],
])(
  "2S1: it holds no more than it counts, and counts no more than its limit: keys that are %s (rule 16.20)",
  async (_, keyOf) => {
    const cache = textCache(4 * MB);
    const held = await heldBy(() => {
      for (let turn = 0; turn < 60_000; turn += 1) cache.set(keyOf(), `${turn}`);
    });
    expect(cache.bytes).toBeLessThanOrEqual(4 * MB);
    expect(cache.bytes).toBeGreaterThan(3.9 * MB);
    expect(held).toBeLessThan(cache.bytes * 1.15);
  },
);

it("an entry of more than a tenth of the limit is not kept, whether key or value is long", () => {
  const cache = textCache(10_000);
  cache.set("short", "value");
  cache.set("k".repeat(1_000), "value");
  cache.set("key", "v".repeat(1_000));
  expect([...cache.entries()]).toEqual([["short", "value"]]);
});

it("a small part of a large block of bytes doesn't keep the block", () => {
  const block = Buffer.alloc(65_536, 7);
  expect(ownBytes(block.subarray(3, 8)).buffer.byteLength).toBe(5);
  expect(ownBytes(block)).toBe(block);
});
