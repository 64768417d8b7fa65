/** The pages whose forms are leads, and what each posts. */
const kinds = new Map<string, string>([
  ["/quote-request", "quote"],
  ["/custom-request", "custom"],
  ["/book-delivery", "booking"],
  ["/services/financing", "financing"],
  ["/price-match/form", "price_match"],
]);

/** The kind of lead a page's form posts; also for the page's data address. */
export function leadKindAt(path: string): string | undefined {
  return kinds.get(path.replace(/\.data$/, ""));
}
