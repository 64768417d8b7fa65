import type { DeliveredPart, ProductSpecs } from "#domain/product.ts";

/** A product as it is carried in and stands afterwards; what the fit rules need of it. */
export interface ProductToFit {
  id: string;
  title: string;
  /** Assembled, in inches; 0 if unknown. */
  specs: Pick<ProductSpecs, "width" | "length" | "height">;
  /** The parts it is delivered in, if they are known (rule 20.1). */
  deliveredIn?: readonly DeliveredPart[] | undefined;
}

/** One thing the crew carries in. */
export interface Part {
  /** The product's title if it is delivered in one part. */
  name: string;
  /** Its sides from the longest to the shortest, in inches. */
  sides: readonly [longest: number, middle: number, shortest: number];
  /** Its least thickness seen from its side, and how high it is when tipped to pass that way. */
  tipped?: { thickness: number; height: number };
}

/** The parts of a product, and whether it is known that these are what the crew carries. */
export interface CarriedProduct {
  parts: readonly [Part, ...Part[]];
  /** False if it may come apart: then nothing is proven about its parts. */
  isKnown: boolean;
}

/** What the crew carries; without parts of its own, a product is one part of its size. */
export function partsOf({ title, specs, deliveredIn }: ProductToFit): CarriedProduct {
  const [first, ...others] = deliveredIn ?? [];
  if (!first) return { parts: [partFrom(title, specs)], isKnown: false };
  const isOnePart = others.length === 0 && first.count === 1;
  const parts = others.map((part) => partFrom(part.name, part));
  return { parts: [partFrom(isOnePart ? title : first.name, first), ...parts], isKnown: true };
}

function partFrom(
  name: string,
  size: Pick<DeliveredPart, "width" | "length" | "height" | "diagonal">,
): Part {
  const { width, length, height, diagonal } = size;
  const [longest = 0, middle = 0, shortest = 0] = [width, length, height].sort((a, b) => b - a);
  return {
    name,
    sides: [longest, middle, shortest],
    ...(diagonal === undefined
      ? {}
      : { tipped: { thickness: diagonal, height: Math.hypot(length, height) } }),
  };
}

/** Whether all sides of a part are known. */
export function hasSize({ sides: [, , shortest] }: Part): boolean {
  return shortest > 0;
}

/** The two ends between which a part's `diagonal` can be, from its length and height. */
export function diagonalBounds(length: number, height: number): { least: number; most: number } {
  return { least: (length * height) / Math.hypot(length, height), most: Math.min(length, height) };
}
