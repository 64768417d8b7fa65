import { useState } from "react";
import {
  isReversed,
  type PriceRange,
  readPriceRange,
  type TypedPrices,
} from "#domain/listing/price-range.ts";
import { isInFlight } from "./use-listing-change.ts";

export const priceEnds = ["min", "max"] as const;
export type PriceEnd = (typeof priceEnds)[number];

/**
 * The two price fields as typed, and the range they stand for. What is typed isn't changed, except
 * that reversed prices are swapped (rule 4.5).
 */
export function usePriceFields(price: PriceRange, inAddress: TypedPrices) {
  const [typed, setTyped] = useState(inAddress);
  /** The field being typed into; its error shows when it loses focus. */
  const [typing, setTyping] = useState<PriceEnd>();
  const { range, problems } = readPriceRange(typed);
  const onPage = rangeText(price);
  const [shown, setShown] = useState(onPage);
  /** The range these fields requested last. */
  const [requested, setRequested] = useState(onPage);

  if (onPage !== shown) {
    setShown(onPage);
    // After Back, a chip or Clear all, the fields follow the page; never while a change is in
    // flight.
    if (onPage !== requested && !isInFlight()) {
      setRequested(onPage);
      setTyped(inAddress);
    }
  }

  return {
    typed,
    range,
    /** Errors to show, in the fields' order. */
    problems: priceEnds.flatMap((end) => {
      const problem = end === typing ? undefined : problems[end];
      return problem ? [{ end, problem }] : [];
    }),
    isReversed: isReversed(typed),
    isApplied: rangeText(range) === requested,
    type(end: PriceEnd, text: string) {
      setTyping(end);
      setTyped((before) => ({ ...before, [end]: text }));
    },
    slide(end: PriceEnd, text: string) {
      setTyped((before) => ({ ...before, [end]: text }));
    },
    leave() {
      setTyping(undefined);
    },
    /** Marks the range as requested, and swaps reversed prices. */
    settle() {
      setTyping(undefined);
      setRequested(rangeText(range));
      if (isReversed(typed)) setTyped({ min: typed.max, max: typed.min });
    },
  };
}

function rangeText({ min, max }: PriceRange) {
  return `${min}–${max}`;
}
