import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerFor, proofAgainst } from "./answer.ts";
import { type Part, type ProductToFit, partsOf } from "./part.ts";
import { isWorse } from "./passage-answer.ts";
import { passageRules } from "./passage-rules.ts";
import { mostSpare, spareOf } from "./spare.ts";
import { type Measure, measureRules, measures, type WayIn } from "./way-in.ts";

/** Quarters of an inch, so that sizes and measures are often equal. */
function inQuarters(least: number, most: number) {
  return fc.integer({ min: least * 4, max: most * 4 }).map((quarters) => quarters / 4);
}

const size = fc.record({
  width: inQuarters(4, 120),
  length: inQuarters(4, 80),
  height: inQuarters(4, 60),
});

const deliveredIn = fc.array(
  size.map((sizes) => ({ name: "Part", count: 1, ...sizes })),
  { minLength: 1, maxLength: 3 },
);

const aProduct: fc.Arbitrary<ProductToFit> = fc.record({
  id: fc.constant("1"),
  title: fc.constant("Sofa"),
  specs: size,
  deliveredIn: fc.option(deliveredIn, { nil: undefined }),
});

const aWayIn: fc.Arbitrary<WayIn> = fc
  .record(
    Object.fromEntries(
      measures.map((measure) => {
        const { least, most } = measureRules[measure];
        return [measure, inQuarters(least, Math.min(most, 130))];
      }),
    ) as Record<Measure, fc.Arbitrary<number>>,
    { requiredKeys: [] },
  )
  // Few measures at once, so that one passage decides.
  .chain((wayIn) =>
    fc.subarray(measures, { maxLength: 5 }).map((kept) => {
      const given = Object.entries(wayIn).filter(([name]) => kept.some((one) => one === name));
      return Object.fromEntries(given) as WayIn;
    }),
  );

function isNotWorse(product: ProductToFit, wayIn: WayIn, before: ProductToFit, earlier: WayIn) {
  const answer = answerFor(product, wayIn);
  const reference = answerFor(before, earlier);
  if (!answer || !reference) return answer === reference;
  return answer.passages.every((passage, index) => {
    const other = reference.passages[index];
    return other !== undefined && !isWorse(passage, other);
  });
}

describe("an answer (rule 20.4)", () => {
  test("never gets worse by a larger measure", () => {
    fc.assert(
      fc.property(
        aProduct,
        aWayIn,
        fc.constantFrom(...measures),
        inQuarters(0, 40),
        (product, wayIn, measure, more) => {
          const inches = wayIn[measure];
          fc.pre(inches !== undefined);
          const larger = { ...wayIn, [measure]: (inches ?? 0) + more };
          return isNotWorse(product, larger, product, wayIn);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("never gets worse by a smaller part", () => {
    const side = fc.constantFrom("width", "length", "height");
    fc.assert(
      fc.property(aProduct, aWayIn, side, inQuarters(0, 40), (product, wayIn, side, less) => {
        const smaller = {
          ...product,
          specs: { ...product.specs, [side]: Math.max(1, product.specs[side] - less) },
          deliveredIn: product.deliveredIn?.map((part) => ({
            ...part,
            [side]: Math.max(1, part[side] - less),
          })),
        };
        return isNotWorse(smaller, wayIn, product, wayIn);
      }),
      { numRuns: 3000 },
    );
  });

  test("doesn't depend on the order of a part's sides, but for the place", () => {
    fc.assert(
      fc.property(size, aWayIn, ({ width, length, height }, wayIn) => {
        const turned = [
          { width, length, height },
          { width: length, length: height, height: width },
          { width: height, length: width, height: length },
          { width: length, length: width, height },
        ].map((specs) => {
          const product = { id: "1", title: "Sofa", specs };
          const { passages = [] } = answerFor(product, wayIn) ?? {};
          return passages
            .filter(({ passage }) => passage !== "place")
            .map(({ passage, fit, spare }) => ({ passage, fit, spare }));
        });
        for (const answers of turned) expect(answers).toEqual(turned[0]);
      }),
    );
  });

  test("is never a proof against what passes", () => {
    fc.assert(
      fc.property(aProduct, aWayIn, (product, wayIn) => {
        for (const rule of passageRules(wayIn)) {
          for (const part of partsOf(product).parts) {
            if (rule.passes(part, 0)) expect(proofAgainst(part, rule)).toBeUndefined();
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("has as much spare as trying every half inch finds", () => {
    fc.assert(
      fc.property(size, aWayIn, (specs, wayIn) => {
        const [part] = partsOf({ id: "1", title: "Sofa", specs }).parts;
        for (const { passes } of passageRules(wayIn)) {
          expect(spareOf((spare) => passes(part, spare))).toBe(highestSpare(part, passes));
        }
      }),
    );
  });

  test("is the same for the same question", () => {
    fc.assert(
      fc.property(aProduct, aWayIn, (product, wayIn) => {
        expect(answerFor(product, wayIn)).toEqual(answerFor(product, wayIn));
      }),
    );
  });
});

function highestSpare(part: Part, passes: (part: Part, spare: number) => boolean) {
  for (let spare = mostSpare; spare >= 0; spare -= 0.5) if (passes(part, spare)) return spare;
  return undefined;
}
