import type { QuoteChange } from "./change-quote.ts";
import type { ShownPiece } from "./loader.server.ts";

/** What a line asks of the composer; the same object each time. */
export interface LineActs {
  change: (change: QuoteChange) => void;
  /** Goes on to the next line's price. */
  next: (key: number) => void;
  /** Takes another variant of a line's product. */
  vary: (key: number, piece: ShownPiece, id: string) => void;
  /** Has the seller choose another product for a line. */
  swap: (key: number) => void;
  remove: (key: number) => void;
}

/** Why a line can't be saved or sent, by field. */
export interface LineProblems {
  titleProblem: string | undefined;
  priceProblem: string | undefined;
  offProblem: string | undefined;
}
