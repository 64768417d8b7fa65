import type { ProductToFit } from "./part.ts";
import { fitWithSpare, type PassageAnswer, type PlaceSide, type Reason } from "./passage-answer.ts";
import { asSpare } from "./spare.ts";
import { isWithin } from "./tolerance.ts";
import type { WayIn } from "./way-in.ts";

/** A side of the product, with what the place has for it; inches. */
interface PlacedSide {
  side: PlaceSide;
  /** 0 if unknown. */
  size: number;
  room: number;
}

/** Whether a product, assembled, fits its place; undefined if nobody measured the place (rule 20.8). */
export function placeAnswer(
  { width, length, height }: ProductToFit["specs"],
  { placeWidth, placeDepth, placeHeight }: WayIn,
): PassageAnswer | undefined {
  const sides = [
    placedSide("wide", width, placeWidth),
    placedSide("deep", length, placeDepth),
    placedSide("high", height, placeHeight),
  ].filter((side) => side !== undefined);
  if (sides.length === 0) return undefined;
  const tooLarge = sides.find(({ size, room }) => !isWithin(size, room));
  if (tooLarge) return answerOf("no", { kind: "place", ...tooLarge });
  if (sides.some(({ size }) => size === 0)) return answerOf("ask", { kind: "size-unknown" });
  const spare = asSpare(Math.min(...sides.map(({ size, room }) => room - size)));
  return { passage: "place", fit: fitWithSpare(spare), spare, usual: [] };
}

function answerOf(fit: "ask" | "no", reason: Reason): PassageAnswer {
  return { passage: "place", fit, reason, usual: [] };
}

function placedSide(side: PlaceSide, size: number, room?: number): PlacedSide | undefined {
  return room === undefined ? undefined : { side, size, room };
}
