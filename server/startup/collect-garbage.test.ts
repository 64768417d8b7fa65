import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { collectGarbage } from "./collect-garbage.ts";

test("what nothing refers to is collected at once", async () => {
  const left = new WeakRef({ large: "x".repeat(1000) });
  // Within one task, a weak reference keeps what it was made for.
  await setImmediate();
  collectGarbage();
  await setImmediate();
  expect(left.deref()).toBeUndefined();
});
