import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HookRoot, openHookRoot } from "#tests/support/hook-root.ts";
import { DomRepairBoundary, OptionalPart } from "./dom-repair-boundary.tsx";
import { lazyComponent } from "./lazy-component.tsx";

let root: HookRoot | undefined;
beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  root?.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new TypeError("showPopover is not a function");
}

function Beside({ onShow }: { onShow: () => void }) {
  onShow();
  return null;
}

test("T0: a part that fails is left out, and what is beside it stays (rule 2.29)", () => {
  const onShow = vi.fn();
  root = openHookRoot(
    <>
      <OptionalPart>
        <Broken />
      </OptionalPart>
      <Beside onShow={onShow} />
    </>,
  );
  expect(onShow).toHaveBeenCalled();
});

test("the error of a part that is needed goes on to the error page", () => {
  const open = () =>
    openHookRoot(
      <DomRepairBoundary>
        <Broken />
      </DomRepairBoundary>,
    );
  expect(open).toThrow("showPopover is not a function");
});

test("a component loaded late that fails is reported like one that can't be loaded", async () => {
  const Late = lazyComponent(async () => ({ default: Broken }));
  const onLoadError = vi.fn();
  root = openHookRoot(<Late needed onLoadError={onLoadError} />);
  await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
});
