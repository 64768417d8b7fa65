import { formLimits } from "#domain/form-limits.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** The most pieces one address is asked about. */
export const PIECES_AT_ONCE = formLimits.items;

/** Where the catalogue's present word on some pieces is read (`routes/pieces.ts`). */
export function piecesPath(ids: readonly string[]): string {
  return `/pieces/${ids.map(encodeURIComponent).join(",")}`;
}

/**
 * Asks the catalogue about pieces kept in this browser, however many. Ids that have left it are
 * absent from the answer; without every answer the promise fails and nothing is known.
 */
export async function fetchPieces(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, ProductCardData>> {
  const asked: Promise<ProductCardData[]>[] = [];
  for (let first = 0; first < ids.length; first += PIECES_AT_ONCE) {
    asked.push(fetchGroup(ids.slice(first, first + PIECES_AT_ONCE), signal));
  }
  const pieces = (await Promise.all(asked)).flat();
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

async function fetchGroup(ids: readonly string[], signal: AbortSignal): Promise<ProductCardData[]> {
  const answer = await fetch(piecesPath(ids), { signal, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}`);
  return ((await answer.json()) as { pieces: ProductCardData[] }).pieces;
}
