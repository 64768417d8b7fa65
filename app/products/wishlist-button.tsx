import { wish } from "#copy/products.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { useToasts } from "#state/toast.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { Icon } from "#ui/icon.tsx";

/** A heart button that adds a product to the wishlist or removes it. */
export function WishlistButton({
  product,
  className = "",
}: {
  product: ProductSnapshot;
  className?: string;
}) {
  const wishlist = useWishlist();
  const toasts = useToasts();
  const wished = wishlist.has(product);
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={wished ? wish.remove(product) : wish.add(product)}
      className={`needs-js grid size-11 place-items-center rounded-full transition-colors hover:text-pine ${wished ? "text-pine" : "text-ink"} ${className}`}
      onClick={() => {
        if (wishlist.toggle(product)) {
          toasts.show({
            title: wish.addedTitle,
            description: wish.added(product),
          });
        }
      }}
    >
      <Icon name="heart" className="size-5.5" filled={wished} />
    </button>
  );
}
