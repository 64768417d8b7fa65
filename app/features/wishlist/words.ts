export const words = {
  title: "Your Wishlist",
  description: "Pieces you want to remember, kept in this browser until you're ready for a quote.",
  count: (pieces: number) => `${pieces} ${pieces === 1 ? "piece" : "pieces"}`,
  loading: "Fetching your wishlist…",
  withoutScript:
    "Pieces you gave a heart are kept by this browser and show here. Anything can go straight on a quote list too: press Add to Cart on its page.",
  empty: {
    title: "Nothing saved yet",
    text: "Press the heart on a piece and it waits for you here, in this browser, for as long as you like.",
    browse: "Browse sofas and loveseats",
    search: "Search",
  },
  moveToCart: "Move to Cart",
  moved: "Added to Cart",
  movedText: (title: string) => `${title} has been added to your cart.`,
  viewCart: "View Cart",
  outOfStock: "Out of Stock",
  gone: "No longer available",
  remove: "Remove",
  removeNamed: (title: string) => `Remove ${title} from wishlist`,
  nowRemoved: (title: string) => `${title} removed from your wishlist.`,
  sku: (sku: string) => `SKU ${sku}`,
  share: {
    button: "Share my wishlist",
    title: "My furniture wishlist",
    copied: "Link copied",
    copiedText: "Whoever opens it sees these pieces and nothing about you.",
  },
  shared: {
    title: "A Shared Wishlist",
    text: "Somebody picked these out for you to see.",
    none: "The pieces of this list have left our catalogue. What came after them is worth a look.",
    missing: (pieces: number) =>
      pieces === 1
        ? "One more piece of this list has left our catalogue."
        : `${pieces} more pieces of this list have left our catalogue.`,
    keep: "Add all to my wishlist",
    kept: "Added to Wishlist",
    keptText: (pieces: number) =>
      pieces === 1 ? "One piece is on your wishlist." : `${pieces} pieces are on your wishlist.`,
    ask: "Request a quote for all",
  },
} as const;
