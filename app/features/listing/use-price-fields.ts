import { useState } from "react";
import type { PriceRange } from "#domain/listing/price-range.ts";
import type { PricesInAddress } from "./listing-data.ts";
import { readPrices, whenPricesRead } from "./price-reader.ts";
import { isInFlight } from "./use-listing-change.ts";

export const priceEnds = ["min", "max"] as const;
export type PriceEnd = (typeof priceEnds)[number];

/**
 * The two price fields as typed, and the range they stand for. What is typed isn't changed, except
 * that reversed prices are swapped (rule 4.5).
 */
export function usePriceFields(inAddress: PricesInAddress) {
  const [typed, setTyped] = useState(inAddress.typed);
  /** The field being typed into; its error shows when it loses focus. */
  const [typing, setTyping] = useState<PriceEnd>();
  const onPage = rangeText(inAddress.range);
  const [shown, setShown] = useState(onPage);
  /** The range these fields requested last. */
  const [requested, setRequested] = useState(onPage);
  const [, setRead] = useState<typeof typed>();
  const asInAddress = priceEnds.every((end) => typed[end] === inAddress.typed[end]);
  const { range, problems, isReversed } = readPrices(typed) ?? {
    range: inAddress.range,
    problems: asInAddress ? inAddress.problems : {},
    isReversed: false,
  };

  if (onPage !== shown) {
    setShown(onPage);
    // After Back, a chip or Clear all, the fields follow the page; never while a change is in
    // flight.
    if (onPage !== requested && !isInFlight()) {
      setRequested(onPage);
      setTyped(inAddress.typed);
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
    isReversed,
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
    /**
     * Marks the range as requested, and swaps reversed prices.
     * @param request called if the range was not requested before
     */
    settle(request?: () => void) {
      setTyping(undefined);
      whenPricesRead(typed, (reading) => {
        // Shows the errors that are known now.
        setRead(typed);
        const settled = reading ? rangeText(reading.range) : `${typed.min}–${typed.max}`;
        setRequested(settled);
        if (reading?.isReversed) setTyped({ min: typed.max, max: typed.min });
        if (settled !== requested) request?.();
      });
    },
  };
}

function rangeText({ min, max }: PriceRange) {
  return `${min}–${max}`;
}
