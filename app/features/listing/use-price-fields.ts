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
 * The two price fields as typed, and the range they ask for. Nothing typed is changed but that
 * prices the wrong way round change places (rule 4.5).
 */
export function usePriceFields(price: PriceRange, inAddress: TypedPrices) {
  const [typed, setTyped] = useState(inAddress);
  /** The field somebody is typing into: what is wrong with it is said once it is left. */
  const [typing, setTyping] = useState<PriceEnd>();
  const { range, problems } = readPriceRange(typed);
  const onPage = rangeText(price);
  const [shown, setShown] = useState(onPage);
  /** What these fields asked for last. */
  const [asked, setAsked] = useState(onPage);

  if (onPage !== shown) {
    setShown(onPage);
    // After Back, a chip or Clear all the fields follow; never while the shopper is ahead.
    if (onPage !== asked && !isInFlight()) {
      setAsked(onPage);
      setTyped(inAddress);
    }
  }

  return {
    typed,
    range,
    /** What to say, in the fields' order. */
    problems: priceEnds.flatMap((end) => {
      const problem = end === typing ? undefined : problems[end];
      return problem ? [{ end, problem }] : [];
    }),
    isTurned: isReversed(typed),
    isApplied: rangeText(range) === asked,
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
    /** The range is asked for now. */
    settle() {
      setTyping(undefined);
      setAsked(rangeText(range));
      if (isReversed(typed)) setTyped({ min: typed.max, max: typed.min });
    },
  };
}

function rangeText({ min, max }: PriceRange) {
  return `${min}–${max}`;
}
