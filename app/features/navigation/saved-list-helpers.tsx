import { useCart } from "#state/cart-context.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";

const RestoreLines = lazyComponent(() => import("#products/repair-saved-lists.tsx"));
const UnsavedLists = lazyComponent(() => import("#products/unsaved-lists.tsx"));

/**
 * Repairs saved lists that are damaged, and warns about lists that can't be saved; loaded only when
 * needed.
 */
export function SavedListHelpers() {
  const cart = useCart();
  const wishlist = useWishlist();
  return (
    <>
      <RestoreLines needed={!cart.isIntact || !wishlist.isIntact} onLoadError={ignore} />
      <UnsavedLists needed={!cart.isSaved || !wishlist.isSaved} onLoadError={ignore} />
    </>
  );
}

/**
 * If loading fails, the lists stay as they are; the pages that show them report the problem too.
 */
function ignore() {}
