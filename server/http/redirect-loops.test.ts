import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { heldBy } from "#tests/support/held-memory.ts";
import { normalizeHost } from "./own-origin.ts";
import { redirectLoops } from "./redirect-loops.ts";

const MB = 1024 * 1024;

it("2S1: redirects to long addresses are counted in bounded memory (rule 16.20)", async () => {
  const loops = redirectLoops();
  const held = await heldBy(() => {
    for (let turn = 0; turn < 3_000; turn += 1) {
      loops.isLoop(`192.0.2.1 https://shop.example/${randomBytes(3_600).toString("hex")}`);
    }
  });
  expect(held).toBeLessThan(2 * MB);
  expect(loops.isLoop("192.0.2.2 https://shop.example/")).toBe(false);
});

it("2S1: hosts that clients claim in long headers don't keep the headers in memory", async () => {
  const held = await heldBy(() => {
    for (let turn = 0; turn < 2_000; turn += 1) {
      const header = `${randomUUID()}.example, ${"x, ".repeat(5_000)}`;
      normalizeHost(header.split(",")[0] ?? "");
    }
  });
  expect(held).toBeLessThan(0.5 * MB);
});
