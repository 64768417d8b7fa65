import { afterEach, expect, test, vi } from "vitest";
import { newKey } from "./new-key.ts";

afterEach(() => void vi.unstubAllGlobals());

test("every key is another", () => {
  expect(newKey()).toMatch(/^[\da-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

test("T1: a form gets a key in a browser without random numbers of its own", () => {
  vi.stubGlobal("crypto", undefined);
  expect(newKey()).toMatch(/^[\da-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
