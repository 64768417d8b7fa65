export const copy = {
  filter: "Filter",
  filters: "Filters",
  show: "Show",
  showResults: "Show results",
  clearAll: "Clear all",
  showEverything: "Show everything",
  remove: "Remove filter",
  sort: "Sort by",
  size: "Per page",
  columns: "Columns",
  price: "Price",
  priceEnds: { min: "From ($)", max: "To ($)" },
  priceSliders: { min: "Lowest price", max: "Highest price" },
  priceNote: "Pieces marked Call for Price always stay in.",
  noneTitle: "Nothing here fits all of that",
  noneText:
    "Take a filter off, or tell us what you're after: we find pieces that aren't on the site.",
  pages: "Pages",
  sortOrders: {
    relevance: "Relevance",
    price_asc: "Price: Low to High",
    price_desc: "Price: High to Low",
    newest: "Newest First",
    bestsellers: "Best Sellers",
  },
} as const;

/** A number of products, such as `1 piece` or `18 pieces`. */
export function productsText(count: number) {
  return count === 1 ? "1 piece" : `${count} pieces`;
}
