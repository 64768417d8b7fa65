import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { QuoteLine } from "#domain/quote/quote-draft.ts";
import type { QuoteChange } from "./change-quote.ts";
import { focusSoon } from "./focus-soon.ts";
import type { LineActs } from "./line-acts.ts";
import type { ShownPiece } from "./loader.server.ts";
import { lineFieldId, type WrittenQuote } from "./written-quote.ts";

type Pieces = Readonly<Record<string, ShownPiece>>;

interface Lines {
  written: WrittenQuote;
  /** The products that the server knows the draft to name. */
  known: Pieces;
  /** The same function each time. */
  change: (change: QuoteChange) => void;
}

/** Id of the button that adds a product. */
export const addLineId = "add-line";

/** What the seller does with the quote's lines, and the products that they name. */
export function useLineActs({ written, known, change }: Lines) {
  // Of products that were chosen since the page was loaded.
  const [chosen, setChosen] = useState<Pieces>({});
  const [picking, setPicking] = useState<{ insteadOf: number | null } | null>(null);
  const latest = useRef(written);
  useLayoutEffect(() => {
    latest.current = written;
  }, [written]);

  const acts = useMemo<LineActs>(
    () => ({
      change,
      next: (key) => goToNextPrice(latest.current, key, change),
      vary: (key, piece, id) => {
        setChosen((before) => ({ ...before, [id]: variantOf(piece, id) }));
        change({ do: "change_line", key, change: { id } });
      },
      swap: (key) => setPicking({ insteadOf: key }),
      remove: (key) => {
        change({ do: "remove_line", key });
        focusSoon(addLineId);
      },
    }),
    [change],
  );

  const choose = (piece: ShownPiece) => {
    setChosen((before) => ({ ...before, [piece.id]: piece }));
    const key = picking?.insteadOf ?? null;
    if (key === null) return change({ do: "add_line", line: lineOf(piece) });
    change({ do: "swap_line", key, line: lineOf(piece) });
    setPicking(null);
    focusSoon(lineFieldId(key, "price"));
  };
  const stopPicking = () => {
    setPicking(null);
    if (picking?.insteadOf === null && written.openLine !== null) {
      focusSoon(lineFieldId(written.openLine, "price"));
    }
  };
  const pieces = useMemo(() => ({ ...chosen, ...known }), [chosen, known]);
  return { acts, pieces, picking, choose, stopPicking, add: () => setPicking({ insteadOf: null }) };
}

/** A phone opens the next line; after the last one, more can be added. */
function goToNextPrice({ lines }: WrittenQuote, key: number, change: Lines["change"]): void {
  const at = lines.findIndex((line) => line.key === key);
  const following = lines[at + 1];
  flushSync(() => change({ do: "open_line", key: following?.key ?? null }));
  focusSoon(following ? lineFieldId(following.key, "price") : addLineId);
}

/** A variant before the server has told what else is different about it. */
function variantOf(piece: ShownPiece, id: string): ShownPiece {
  const option = piece.variants.find((variant) => variant.id === id)?.option ?? "";
  return { ...piece, id, option, price: null, lastPrice: null };
}

/** A line for a product, priced as in the catalog where that has a price. */
function lineOf({ id, price, size }: ShownPiece): QuoteLine {
  return { id, price, quantity: 1, taxed: true, size };
}
