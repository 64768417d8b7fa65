import { useEffect, useState } from "react";
import { isSamePiece, type PieceNames } from "#domain/product-snapshot.ts";
import { fetchPieces } from "./fetch-products.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** What the catalogue says of a piece: `undefined` while unasked, `null` once it has left. */
export type PieceNow = ProductCardData | null | undefined;

/** What the catalogue says of a kept piece: another piece with its id means that it has left. */
export function presentPiece(kept: PieceNames, now: PieceNow): PieceNow {
  return now && !isSamePiece(kept, now) ? null : now;
}

/**
 * The catalogue's present word on the pieces with these ids, asked once for each. Offline nothing
 * is known, and whoever shows the pieces falls back on what the browser kept of them.
 *
 * @param alreadyKnown pieces the page came with, which needn't be asked for
 */
export function usePieces(
  ids: readonly string[],
  alreadyKnown: readonly ProductCardData[] = [],
): {
  pieceNow: (id: string) => PieceNow;
  /** Forgets every answer, so that all are asked again. */
  askAgain: () => void;
} {
  const [known, setKnown] = useState<ReadonlyMap<string, ProductCardData | null>>(
    () => new Map(alreadyKnown.map((piece) => [piece.id, piece])),
  );
  const [round, setRound] = useState(0);
  const unknown = ids.filter((id) => !known.has(id)).join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same ids again
  useEffect(() => {
    if (unknown === "") return;
    const asked = unknown.split(",");
    const gone = new AbortController();
    fetchPieces(asked, gone.signal).then(
      (found) =>
        setKnown(
          (known) =>
            new Map([...known, ...asked.map((id) => [id, found.get(id) ?? null] as const)]),
        ),
      () => undefined,
    );
    return () => gone.abort();
  }, [unknown, round]);

  function askAgain() {
    setKnown(new Map());
    setRound((round) => round + 1);
  }

  return { pieceNow: (id) => known.get(id), askAgain };
}
