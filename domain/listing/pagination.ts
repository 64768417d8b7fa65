/** A page number to link to, or a gap to show as an ellipsis. */
export type PageStep = number | "gap";

/** How many pages that many products need; 1 for an empty listing. */
export function pageCountOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page to show for a requested one: at most the last. */
export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

/**
 * Page numbers to show: at most five, always the first, the last, the current one and its
 * neighbors, with gaps between (rule 4.14): `1 … 7 8 9 … 20`.
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  if (pageCount <= 5) return range(1, pageCount);
  if (page <= 3) return [...range(1, 4), "gap", pageCount];
  if (page >= pageCount - 2) return [1, "gap", ...range(pageCount - 3, pageCount)];
  return [1, "gap", page - 1, page, page + 1, "gap", pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
