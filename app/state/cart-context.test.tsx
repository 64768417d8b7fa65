import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CartProvider, useCart, useCartActions } from "./cart-context.tsx";

function Count() {
  const { count, status } = useCart();
  return `${status}: ${count}`;
}

function AddButton() {
  return <button type="button">{useCartActions().addItem.name}</button>;
}

test("outside its provider the cart says so", () => {
  expect(() => renderToString(<Count />)).toThrow("useCart must be used within a CartProvider");
  expect(() => renderToString(<AddButton />)).toThrow("useCart must be used within a CartProvider");
});

test("the server knows no cart: it renders as loading and empty", () => {
  expect(
    renderToString(
      <CartProvider>
        <Count />
      </CartProvider>,
    ),
  ).toBe("loading: 0");
});
