import { useCart } from "#state/cart-context.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";

const RestoreLines = lazyComponent(() => import("#products/repair-saved-lists.tsx"));
const UnsavedLists = lazyComponent(() => import("#products/unsaved-lists.tsx"));

/** Looks after the lists that this browser keeps badly; fetched only where it does. */
export function SavedListHelpers() {
  const cart = useCart();
  const wishlist = useWishlist();
  return (
    <>
      <RestoreLines needed={!cart.isIntact || !wishlist.isIntact} onLoadError={leaveIt} />
      <UnsavedLists needed={!cart.isSaved || !wishlist.isSaved} onLoadError={leaveIt} />
    </>
  );
}

/** The lists stay as they are, and the pages that show them say so too. */
function leaveIt() {}
