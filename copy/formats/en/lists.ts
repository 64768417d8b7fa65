export function listAnd(items: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(items);
}

export function listOr(items: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(items);
}
