import { paths } from "#domain/paths.ts";
import { useCart } from "#state/cart-context.tsx";
import { Icon } from "#ui/icon.tsx";

/** Shows, where a product is added, that it is in the cart, with a link to the quote request. */
export function InCartNotice({ id }: { id: string }) {
  const quantity = useCart().items.find((item) => item.id === id)?.quantity ?? 0;
  return (
    <p role="status" className="text-[0.9375rem] empty:hidden">
      {quantity > 0 ? (
        <span className="flex flex-wrap items-center gap-x-2">
          <Icon name="check" className="size-4.5 text-pine" />
          <span>{`${quantity} in your cart`}</span>{" "}
          <a href={paths.quoteRequest} className="link-quiet py-2.5 font-semibold text-pine">
            Request your quote
          </a>
        </span>
      ) : null}
    </p>
  );
}
