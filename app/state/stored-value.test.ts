import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addToCart, type Cart, EMPTY_CART, removeFromCart, updateNotes } from "#domain/cart.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { parseSavedCart, storeCart } from "#domain/saved-cart.ts";
import { StoredValue } from "./stored-value.ts";

const AT = new Date("2026-11-21T18:00:00Z");
const KEY = "parsons-furniture-cart";
let disk: Map<string, string>;
let broken: { read: boolean; write: boolean };

beforeEach(() => {
  disk = new Map();
  broken = { read: false, write: false };
  const storage = {
    getItem(key: string) {
      if (broken.read) throw new Error("blocked");
      return disk.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      if (broken.write) throw new Error("full");
      disk.set(key, text);
    },
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", new EventTarget());
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens another tab: a new store with the same local storage. */
function openTab() {
  return new StoredValue<Cart>({
    key: KEY,
    empty: EMPTY_CART,
    parse: parseSavedCart,
    store: storeCart,
    warnings: { load: "load failed", save: "save failed" },
  });
}

function product(id: string): ProductSnapshot {
  const text = { title: id, slug: id, sku: id, image: id, imageAlt: id, url: `/products/${id}` };
  return { id, ...text, price: 0, badges: [], availability: "in_stock" };
}

const adding = (id: string) => (cart: Cart) => addToCart(cart, product(id), AT);
const ids = (tab: StoredValue<Cart>) => tab.read().items.map((item) => item.id);

/** Sends the `storage` event the other tabs would get; here all tabs share one window. */
function announce() {
  window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
}

describe("two tabs", () => {
  test("a line removed in one tab does not come back by an edit in another", () => {
    const [one, two] = [openTab(), openTab()];
    one.change(adding("a"));
    one.change(adding("b"));
    expect(ids(two)).toEqual(["a", "b"]);
    one.change((cart) => removeFromCart(cart, "a"));
    two.change((cart) => updateNotes(cart, "b", "in cognac"));
    expect(ids(two)).toEqual(["b"]);
    expect(ids(openTab())).toEqual(["b"]);
  });

  test("each tab sees the other's change on the storage event", () => {
    const [one, two] = [openTab(), openTab()];
    const listener = vi.fn();
    two.subscribe(listener);
    expect(ids(two)).toEqual([]);
    one.change(adding("a"));
    announce();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ids(two)).toEqual(["a"]);
  });

  test("an unchanged cart stays the same object, so nothing re-renders", () => {
    const tab = openTab();
    tab.change(adding("a"));
    const before = tab.read();
    announce();
    expect(tab.change((cart) => cart)).toBe(before);
    expect(tab.read()).toBe(before);
  });
});

describe("storage that fails", () => {
  test("blocked storage warns once for reading and once for writing; the cart works in memory", () => {
    broken = { read: true, write: true };
    const tab = openTab();
    tab.change(adding("a"));
    tab.change(adding("a"));
    tab.change(adding("b"));
    expect(tab.read()).toMatchObject({ total: 2, count: 3 });
    expect(console.warn).toHaveBeenCalledTimes(2);
    expect(console.warn).toHaveBeenCalledWith("load failed");
    expect(console.warn).toHaveBeenCalledWith("save failed");
  });

  test("with full storage the change stays in memory, applied to what other tabs store", () => {
    const [one, two] = [openTab(), openTab()];
    one.change(adding("a"));
    broken.write = true;
    two.change(adding("b"));
    expect(ids(two)).toEqual(["a", "b"]);
    broken.write = false;
    one.change((cart) => removeFromCart(cart, "a"));
    two.change(adding("c"));
    expect(ids(two)).toEqual(["b", "c"]);
    expect(ids(openTab())).toEqual(["b", "c"]);
  });

  test("with full storage an unchanged value stays the same object, and no listener is called", () => {
    const tab = openTab();
    broken.write = true;
    const added = tab.change(adding("sofa"));
    const listener = vi.fn(() => void tab.change((cart) => cart));
    tab.subscribe(listener);
    expect(tab.change((cart) => cart)).toBe(added);
    window.dispatchEvent(new Event("pageshow"));
    expect(tab.read()).toBe(added);
    expect(listener).not.toHaveBeenCalled();
  });

  test("B1: listeners can see that the value is not saved, until a save succeeds", () => {
    const tab = openTab();
    const saved: boolean[] = [];
    tab.subscribe(() => saved.push(tab.isSaved()));
    tab.change(adding("a"));
    broken.write = true;
    tab.change(adding("b"));
    broken.read = true;
    tab.change(adding("c"));
    broken = { read: false, write: false };
    tab.change(adding("d"));
    expect(saved).toEqual([true, false, false, true]);
  });

  test("damaged data is dropped with a warning, and the next change is saved", () => {
    disk.set(KEY, "{not json");
    const tab = openTab();
    expect(ids(tab)).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith("load failed");
    tab.change(adding("a"));
    expect(ids(openTab())).toEqual(["a"]);
  });
});
