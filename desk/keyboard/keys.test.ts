import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { meaningOf } from "./keys.ts";

/** An element that is inside a control of this kind. */
class FakeElement extends EventTarget {
  readonly kind: string | null;

  constructor(kind: string | null) {
    super();
    this.kind = kind;
  }

  closest() {
    return this.kind === null ? null : { matches: () => this.kind === "radio" };
  }
}

beforeEach(() => void vi.stubGlobal("Element", FakeElement));
afterEach(() => void vi.unstubAllGlobals());

const press = (key: string, more = {}, inside: string | null = null) =>
  meaningOf({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    isComposing: false,
    target: new FakeElement(inside),
    ...more,
  });

it("knows its keys, in either case", () => {
  const known = ["/", "j", "k", "t", "n", "c", "e", "w", "a", "p", "u", "?"];
  expect(known.map((key) => press(key.toUpperCase()))).toEqual(known);
  expect(press("Escape")).toBe("escape");
  expect(press("x")).toBeUndefined();
});

it("leaves typing and the browser's own keys alone", () => {
  expect(press("t", {}, "text")).toBeUndefined();
  expect(press("Escape", {}, "text")).toBeUndefined();
  expect(press("t", {}, "radio")).toBe("t");
  for (const held of ["altKey", "ctrlKey", "metaKey", "isComposing"]) {
    expect(press("t", { [held]: true })).toBeUndefined();
  }
});

it("knows Ctrl and Enter wherever one types", () => {
  expect(press("Enter", { ctrlKey: true }, "text")).toBe("ctrl+enter");
  expect(press("Enter", { metaKey: true }, "text")).toBe("ctrl+enter");
  expect(press("Enter", {}, "text")).toBeUndefined();
});
