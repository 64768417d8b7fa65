import { expect, it } from "vitest";
import { heldBy } from "#tests/support/held-memory.ts";
import { limitsInMemory } from "./open-limits.ts";

const MB = 1024 * 1024;

it("2S1: a flood of clients and people is counted in bounded memory (rule 16.20)", async () => {
  const limits = limitsInMemory(() => 0);
  const held = await heldBy(() => {
    for (let client = 0; client < 60_000; client += 1) {
      limits.leadPosts.take(`2001:db8:${client.toString(16)}::/64`);
      limits.leadsOfContact.take(`${"a".repeat(200)}${client}@mail.example`);
    }
  });
  expect(held).toBeLessThan(2 * 8 * MB * 1.1);
  expect(held).toBeGreaterThan(8 * MB);
});
