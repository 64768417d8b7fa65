import { addToCartToast } from "#products/add-to-cart-toast.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import type { LinkedProduct } from "./quote-line.ts";

interface LinkedListProps {
  offered: readonly LinkedProduct[];
  onSettled: () => void;
}

/** A list from a link, before it is added to the cart (rule 8.11). */
export function LinkedList({ offered, onSettled }: LinkedListProps) {
  const { addItem } = useCartActions();
  const toasts = useToasts();
  return (
    <section aria-labelledby="offered-list" className="no-print mt-8 bg-sand p-5 sm:p-7">
      <h2 id="offered-list" className="text-h3">
        {copy.offer.heading}
      </h2>
      <p className="mt-2">{copy.offer.text(offered.length)}</p>
      <ul className="mt-3 list-disc pl-5">
        {offered.map(({ product, quantity, typed }) => (
          <li key={product.id}>{copy.offer.line(product.title, quantity, typed)}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          size="small"
          onClick={() => {
            for (const { product, quantity } of offered) {
              const added = addItem(product, quantity);
              // Added products appear in the list; a toast reports those that could not be added in
              // full.
              if (added < quantity) toasts.show(addToCartToast(product.title, quantity, added));
            }
            onSettled();
          }}
        >
          {copy.offer.add}
        </Button>{" "}
        <Button size="small" tone="quiet" onClick={onSettled}>
          {copy.offer.decline}
        </Button>
      </div>
    </section>
  );
}
