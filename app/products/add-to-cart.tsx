import type { MouseEvent, ReactNode, SubmitEvent } from "react";
import * as copy from "#copy/products.ts";
import { paths } from "#domain/paths.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { Button, type ButtonSize, type ButtonTone } from "#ui/button.tsx";
import { addToCartToast } from "./add-to-cart-toast.ts";
import { addField } from "./option-fields.ts";

interface AddToCartProps {
  product: ProductSnapshot;
  /** Quantity, and the id of its field; one product if there is no field. */
  chosen?: { quantity: number | undefined; id: string };
  /** Id of the form with the product's options, if it has any. */
  optionsForm?: string | undefined;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
}

/** Adds a product to the cart and says so. */
export function useAddToCart(): (product: ProductSnapshot, quantity?: number) => void {
  const { addItem } = useCartActions();
  const toasts = useToasts();
  return (product, quantity = 1) =>
    toasts.show(addToCartToast(product.title, quantity, addItem(product, quantity)));
}

const oneProduct = { quantity: 1, id: "" };

/**
 * Adds a product to the cart. Without JavaScript, or before it loads, it is a plain form that opens
 * the quote page with the product, as the options then chosen, on it (rule 7.14). An unreadable
 * quantity gets the focus; nothing is guessed.
 */
export function AddToCart(props: AddToCartProps) {
  const { chosen: { quantity, id } = oneProduct, optionsForm, ...button } = props;
  const { product } = button;
  const add = useAddToCart();
  function addChosen(event: SubmitEvent | MouseEvent) {
    event.preventDefault();
    if (quantity === undefined) return document.getElementById(id)?.focus();
    add(product, quantity);
  }
  if (optionsForm) {
    const field = { form: optionsForm, name: addField, value: "1" };
    return <AddButton {...button} field={field} onClick={addChosen} />;
  }
  return (
    <form method="get" action={paths.quoteRequest} className="contents" onSubmit={addChosen}>
      <AddButton {...button} field={{ name: "items", value: `${product.id}:${quantity ?? 1}` }} />
    </form>
  );
}

interface AddButtonProps extends Omit<AddToCartProps, "chosen" | "optionsForm"> {
  /** What the button adds to its form; nothing where another field names the product. */
  field?: { form?: string; name: string; value: string } | undefined;
  onClick?: (event: MouseEvent) => void;
}

/**
 * The button of a form that adds a product to the cart; disabled for a product that is out of stock
 * (rule 5.4).
 */
export function AddButton({
  product,
  field,
  className = "",
  children = copy.addToCart,
  ...look
}: AddButtonProps) {
  if (product.availability === "out_of_stock") {
    return (
      <Button type="submit" disabled tone="quiet" size={look.size} className={className}>
        {copy.outOfStock}
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      data-hold-click=""
      {...field}
      className={className}
      aria-label={copy.addNamed(product)}
      {...look}
    >
      {children}
    </Button>
  );
}
