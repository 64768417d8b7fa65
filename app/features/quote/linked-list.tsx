import * as copy from "#copy/quote.ts";
import { addToCartToast } from "#products/add-to-cart-toast.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { Button } from "#ui/button.tsx";
import type { LinkedProduct } from "./quote-line.ts";

interface LinkedListProps {
  linked: readonly LinkedProduct[];
  onSettled: () => void;
}

/** A list from a link, before it is added to the cart (rule 8.11). */
export function LinkedList({ linked, onSettled }: LinkedListProps) {
  const { addItem } = useCartActions();
  const toasts = useToasts();
  return (
    <section aria-labelledby="linked-list" className="no-print mt-8 bg-sand p-5 sm:p-7">
      <h2 id="linked-list" className="text-h3">
        {copy.linked.heading}
      </h2>
      <p className="mt-2">{copy.linked.text({ count: linked.length })}</p>
      <ul className="mt-3 list-disc pl-5">
        {linked.map(({ product: { id, title }, quantity, typed }) => (
          <li key={id}>
            {typed === undefined
              ? copy.linked.line({ title, quantity })
              : copy.linked.unreadLine({ title, quantity, typed })}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          size="small"
          onClick={() => {
            for (const { product, quantity } of linked) {
              const added = addItem(product, quantity);
              // Added products appear in the list; a toast reports those that could not be added in
              // full.
              if (added < quantity) toasts.show(addToCartToast(product.title, quantity, added));
            }
            onSettled();
          }}
        >
          {copy.linked.add}
        </Button>{" "}
        <Button size="small" tone="quiet" onClick={onSettled}>
          {copy.linked.decline}
        </Button>
      </div>
    </section>
  );
}
