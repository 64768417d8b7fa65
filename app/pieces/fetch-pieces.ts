import type { ProductCardData } from "./product-card-data.ts";

/** Where the catalogue's present word on some pieces is read (`routes/pieces.ts`). */
export function piecesPath(ids: readonly string[]): string {
  return `/pieces/${ids.map(encodeURIComponent).join(",")}`;
}

/**
 * Asks the catalogue about pieces kept in this browser. Ids that have left it are absent from the
 * answer; without an answer the promise fails and nothing is known.
 */
export async function fetchPieces(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, ProductCardData>> {
  const answer = await fetch(piecesPath(ids), { signal, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}`);
  const { pieces } = (await answer.json()) as { pieces: ProductCardData[] };
  return new Map(pieces.map((piece) => [piece.id, piece]));
}
