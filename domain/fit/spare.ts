/** Spare is counted in steps of half an inch, up to 12 inches. */
const step = 0.5;
export const mostSpare = 12;

/**
 * How much smaller every measure could be, in inches, so that the part still passes; undefined if it
 * doesn't pass at all. What passes with some spare passes with less, so half the range is left out
 * with each try.
 */
export function spareOf(passes: (spare: number) => boolean, most = mostSpare): number | undefined {
  if (most < 0 || !passes(0)) return undefined;
  if (passes(most)) return most;
  let [enough, tooMuch] = [0, most / step];
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2);
    if (passes(middle * step)) enough = middle;
    else tooMuch = middle;
  }
  return enough * step;
}

/** A difference in inches as spare: in whole steps, and at most the most. */
export function asSpare(inches: number): number {
  return Math.min(mostSpare, Math.max(0, Math.floor((inches + 0.000001) / step) * step));
}
