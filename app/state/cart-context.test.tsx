import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { CART_KEY } from "#domain/storage-keys.ts";
import { type HookRoot, openHookRoot } from "#tests/support/hook-root.ts";
import { type CartActions, CartProvider, useCart, useCartActions } from "./cart-context.tsx";

function Count() {
  const { count, status } = useCart();
  return `${status}: ${count}`;
}

function AddButton() {
  return <button type="button">{useCartActions().addItem.name}</button>;
}

function Reader({ onRender }: { onRender: (cart: ReturnType<typeof useCart>) => void }) {
  onRender(useCart());
  return null;
}

function Adder({ onRender }: { onRender: (actions: CartActions) => void }) {
  onRender(useCartActions());
  return null;
}

test("useCart outside its provider throws", () => {
  expect(() => renderToString(<Count />)).toThrow("useCart must be used within a CartProvider");
  expect(() => renderToString(<AddButton />)).toThrow("useCart must be used within a CartProvider");
});

test("on the server the cart renders as loading and empty", () => {
  expect(
    renderToString(
      <CartProvider>
        <Count />
      </CartProvider>,
    ),
  ).toBe("loading: 0");
});

describe("in a page", () => {
  let disk: Map<string, string>;
  let isFull: boolean;
  let tabs: Tab[];

  beforeEach(() => {
    disk = new Map();
    isFull = false;
    tabs = [];
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) throw new Error("full");
        disk.set(key, text);
      },
    });
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => {
    for (const { root } of tabs) root.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Opens another page with the same local storage. */
  function openTab(): Tab {
    const seen: { cart?: ReturnType<typeof useCart>; actions?: CartActions } = {};
    const renders = { cart: 0, actions: 0 };
    const onCart = (cart: ReturnType<typeof useCart>) => {
      seen.cart = cart;
      renders.cart += 1;
    };
    const onActions = (actions: CartActions) => {
      seen.actions = actions;
      renders.actions += 1;
    };
    const page = () => (
      <CartProvider>
        <Reader onRender={onCart} />
        <Adder onRender={onActions} />
      </CartProvider>
    );
    const root = openHookRoot(page());
    const tab: Tab = {
      root,
      renders,
      renderAgain: () => root.render(page()),
      cart: () => defined(seen.cart),
      does: (change) => root.does(() => change(defined(seen.actions))),
      lines: () => defined(seen.cart).items.map(({ id, quantity }) => `${id} × ${quantity}`),
    };
    tabs.push(tab);
    return tab;
  }

  /** Sends the `storage` event a browser sends when another tab has changed local storage. */
  function announce(key: string | null = CART_KEY) {
    const event = Object.assign(new Event("storage"), { key });
    tabs[0]?.root.does(() => window.dispatchEvent(event));
  }

  const stored = () => JSON.parse(disk.get(CART_KEY) ?? "[]") as { id: string; notes: string }[];

  test("an added product is shown to every component, counted and stored", () => {
    const tab = openTab();
    expect(tab.cart()).toMatchObject({ status: "ready", total: 0, isSaved: true, isIntact: true });
    expect(tab.does(({ addItem }) => addItem(product("a")))).toBe(1);
    tab.does(({ addItem }) => addItem(product("b"), 2));
    tab.does(({ addItem }) => addItem(product("a")));
    expect(tab.lines()).toEqual(["a × 2", "b × 2"]);
    expect(tab.cart()).toMatchObject({ total: 2, count: 4 });
    expect(stored().map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("limits the quantity of a product to 999 and refuses one that is out of stock", () => {
    const tab = openTab();
    expect(tab.does(({ addItem }) => addItem(product("a"), 600))).toBe(600);
    expect(tab.does(({ addItem }) => addItem(product("a"), 600))).toBe(399);
    expect(tab.does(({ addItem }) => addItem(product("a")))).toBe(0);
    const outOfStock: ProductSnapshot = { ...product("b"), availability: "out_of_stock" };
    expect(tab.does(({ addItem }) => addItem(outOfStock))).toBe(0);
    expect(tab.lines()).toEqual(["a × 999"]);
  });

  test("updates quantities and notes, and removes a product by quantity 0 or Remove", () => {
    const tab = openTab();
    for (const id of ["a", "b", "c"]) tab.does(({ addItem }) => addItem(product(id)));
    tab.does(({ updateQuantity }) => updateQuantity("a", 5));
    tab.does(({ updateNotes }) => updateNotes("a", "in cognac"));
    tab.does(({ updateQuantity }) => updateQuantity("b", 0));
    tab.does(({ removeItem }) => removeItem("c"));
    expect(tab.lines()).toEqual(["a × 5"]);
    expect(tab.cart().items[0]?.notes).toBe("in cognac");
    expect(stored()).toMatchObject([{ id: "a", quantity: 5, notes: "in cognac" }]);
    tab.does(({ changeCart }) =>
      changeCart((cart) => ({ ...cart, items: [], total: 0, count: 0 })),
    );
    expect(tab.lines()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test("actions never change, and a component using only them doesn't re-render", () => {
    const tab = openTab();
    const before = tab.does((actions) => actions);
    const { cart, actions } = { ...tab.renders };
    tab.does(({ addItem }) => addItem(product("a")));
    expect(tab.renders.cart).toBeGreaterThan(cart);
    expect(tab.renders.actions).toBe(actions);
    tab.renderAgain();
    expect(tab.renders.actions).toBe(actions + 1);
    expect(tab.does((now) => now)).toBe(before);
  });

  test("two tabs see each other's changes, and neither restores a removed line", () => {
    const [one, two] = [openTab(), openTab()];
    one.does(({ addItem }) => addItem(product("a")));
    one.does(({ addItem }) => addItem(product("b")));
    expect(two.lines()).toEqual([]);
    announce();
    expect(two.lines()).toEqual(["a × 1", "b × 1"]);
    one.does(({ removeItem }) => removeItem("a"));
    // This tab got no event yet, but its change is applied to the stored cart, not the shown one.
    two.does(({ updateNotes }) => updateNotes("b", "in black"));
    expect(two.lines()).toEqual(["b × 1"]);
    announce();
    expect(one.cart().items).toMatchObject([{ id: "b", notes: "in black" }]);
  });

  test("ignores changes of other keys; cleared storage empties the cart", () => {
    const tab = openTab();
    tab.does(({ addItem }) => addItem(product("a")));
    const { cart } = { ...tab.renders };
    disk.clear();
    announce("parsons-furniture-wishlist");
    expect(tab.renders.cart).toBe(cart);
    expect(tab.lines()).toEqual(["a × 1"]);
    announce(null);
    expect(tab.lines()).toEqual([]);
  });

  test("a page restored from the back/forward cache shows what was stored meanwhile", () => {
    const [one, two] = [openTab(), openTab()];
    one.does(({ addItem }) => addItem(product("a")));
    expect(two.lines()).toEqual([]);
    two.root.does(() => window.dispatchEvent(new Event("pageshow")));
    expect(two.lines()).toEqual(["a × 1"]);
  });

  test("drops damaged storage with a warning, and the cart keeps working", () => {
    disk.set(CART_KEY, "{not json");
    const tab = openTab();
    expect(tab.cart()).toMatchObject({ total: 0, isIntact: false });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith("Failed to load cart from localStorage");
    tab.does(({ addItem }) => addItem(product("a")));
    expect(tab.cart()).toMatchObject({ total: 1, isIntact: true });
    expect(openTab().lines()).toEqual(["a × 1"]);
  });

  test("drops a damaged line without dropping the whole cart", () => {
    openTab().does(({ addItem }) => addItem(product("a")));
    disk.set(CART_KEY, JSON.stringify([...stored(), { id: "", quantity: "x" }]));
    const tab = openTab();
    expect(tab.lines()).toEqual(["a × 1"]);
    expect(tab.cart().isIntact).toBe(false);
  });

  test("with full storage, keeps the cart in the page and reports it as unsaved", () => {
    const tab = openTab();
    isFull = true;
    tab.does(({ addItem }) => addItem(product("a")));
    expect(tab.lines()).toEqual(["a × 1"]);
    expect(tab.cart().isSaved).toBe(false);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith("Failed to save cart to localStorage");
    isFull = false;
    tab.does(({ addItem }) => addItem(product("b")));
    expect(tab.cart().isSaved).toBe(true);
    expect(stored().map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

interface Tab {
  root: HookRoot;
  renders: { cart: number; actions: number };
  renderAgain: () => void;
  cart: () => ReturnType<typeof useCart>;
  does: <T>(change: (actions: CartActions) => T) => T;
  lines: () => string[];
}

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("nothing was rendered");
  return value;
}

function product(id: string): ProductSnapshot {
  const text = { title: id, slug: id, sku: id, image: id, imageAlt: id, url: `/products/${id}` };
  return { id, ...text, price: 0, badges: [], availability: "in_stock" };
}
