import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TOAST_MILLISECONDS, ToastStore } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = (store: ToastStore) => store.read().map((toast) => toast.title);

test("a toast stays at least six seconds and then disappears", () => {
  const store = new ToastStore();
  store.show({ title: "Added to Cart" });
  vi.advanceTimersByTime(6000);
  expect(store.read()).toMatchObject([{ title: "Added to Cart", tone: "plain" }]);
  vi.advanceTimersByTime(TOAST_MILLISECONDS);
  expect(store.read()).toEqual([]);
});

test("a hovered or focused toast stays until the pointer or focus leaves it", () => {
  const store = new ToastStore();
  store.show({ title: "first" });
  store.pause();
  store.show({ title: "second" });
  vi.advanceTimersByTime(10 * TOAST_MILLISECONDS);
  expect(titles(store)).toEqual(["first", "second"]);
  store.resume();
  vi.advanceTimersByTime(TOAST_MILLISECONDS);
  expect(titles(store)).toEqual([]);
});

test("dismissing removes only that toast", () => {
  const store = new ToastStore();
  store.show({ title: "first" });
  store.show({ title: "second", tone: "error" });
  const first = store.read()[0];
  store.dismiss(first?.id ?? 0);
  expect(titles(store)).toEqual(["second"]);
});

test("clearErrors removes error toasts only", () => {
  const store = new ToastStore();
  store.show({ title: "Please complete all required fields", tone: "error" });
  store.clearErrors();
  store.show({ title: "Date Selected" });
  store.clearErrors();
  expect(titles(store)).toEqual(["Date Selected"]);
});

test("dismissing a hovered toast restarts the others' timers", () => {
  const store = new ToastStore();
  store.show({ title: "first" });
  store.pause();
  store.dismiss(store.read()[0]?.id ?? 0);
  store.show({ title: "second" });
  vi.advanceTimersByTime(TOAST_MILLISECONDS);
  expect(titles(store)).toEqual([]);
});

test("listeners are called for every change until they unsubscribe", () => {
  const store = new ToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.show({ title: "first" });
  stop();
  store.show({ title: "second" });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("repeating a toast replaces it and restarts its timer", () => {
  const store = new ToastStore();
  store.show({ title: "Added to Cart", description: "Sofa" });
  vi.advanceTimersByTime(TOAST_MILLISECONDS - 1);
  store.show({ title: "Added to Cart", description: "Sofa" });
  store.show({ title: "Added to Cart", description: "Chair" });
  expect(titles(store)).toEqual(["Added to Cart", "Added to Cart"]);
  vi.advanceTimersByTime(TOAST_MILLISECONDS - 1);
  expect(titles(store)).toHaveLength(2);
});

test("an error toast is replaced by a newer toast", () => {
  const store = new ToastStore();
  store.show({ title: "Error", description: "Please try again.", tone: "error" });
  store.show({ title: "Error", description: "Please try again.", tone: "error" });
  expect(titles(store)).toEqual(["Error"]);
  store.show({ title: "Quote Request Submitted!" });
  expect(titles(store)).toEqual(["Quote Request Submitted!"]);
});

test("a third toast replaces the oldest, unless it is hovered or focused", () => {
  const store = new ToastStore();
  for (const title of ["first", "second", "third"]) store.show({ title });
  expect(titles(store)).toEqual(["second", "third"]);
  store.pause();
  store.show({ title: "fourth" });
  expect(titles(store)).toEqual(["second", "third", "fourth"]);
});
