import { useCart } from "#state/cart-context.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { late } from "#ui/late.tsx";

const RestoreLines = late(() => import("#products/restore-lines.tsx"));
const UnkeptLists = late(() => import("#products/unkept-lists.tsx"));

/** Looks after the lists that this browser keeps badly; fetched only where it does. */
export function ListCare() {
  const cart = useCart();
  const wishlist = useWishlist();
  return (
    <>
      <RestoreLines wanted={!cart.intact || !wishlist.intact} onLost={leaveIt} />
      <UnkeptLists wanted={!cart.kept || !wishlist.kept} onLost={leaveIt} />
    </>
  );
}

/** The lists stay as they are, and the pages that show them say so too. */
function leaveIt() {}
