import type { ReactNode } from "react";
import { paths } from "#domain/paths.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { Button, type ButtonSize, type ButtonTone } from "#ui/button.tsx";
import { addToCartToast } from "./add-to-cart-toast.ts";

interface AddToCartProps {
  product: ProductSnapshot;
  /** Quantity, and the id of its field; one product if there is no field. */
  chosen?: { quantity: number | undefined; id: string };
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
}

const oneProduct = { quantity: 1, id: "" };

/**
 * Adds a product to the cart. Without JavaScript, or before it loads, it is a plain form that opens
 * the quote page with the product on it (rule 7.14). An unreadable quantity gets the focus; nothing
 * is guessed. A product that is out of stock has a disabled button (rule 5.4).
 */
export function AddToCart({
  product,
  chosen: { quantity, id } = oneProduct,
  tone,
  size,
  className = "",
  children = "Add to Cart",
}: AddToCartProps) {
  const { addItem } = useCartActions();
  const toasts = useToasts();
  if (product.availability === "out_of_stock") {
    return (
      <Button disabled tone="quiet" size={size} className={className}>
        Out of Stock
      </Button>
    );
  }
  return (
    <form
      method="get"
      action={paths.quoteRequest}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        if (quantity === undefined) return document.getElementById(id)?.focus();
        toasts.show(addToCartToast(product.title, quantity, addItem(product, quantity)));
      }}
    >
      <Button
        type="submit"
        name="items"
        value={`${product.id}:${quantity ?? 1}`}
        tone={tone}
        size={size}
        className={className}
        aria-label={`Add to Cart: ${product.title}`}
      >
        {children}
      </Button>
    </form>
  );
}
