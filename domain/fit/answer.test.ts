import { describe, expect, test } from "vitest";
import type { DeliveredPart } from "#domain/product.ts";
import { answerFor, worstFit } from "./answer.ts";
import type { ProductToFit } from "./part.ts";
import type { WayIn } from "./way-in.ts";

type Size = [width: number, length: number, height: number];

function part(name: string, [width, length, height]: Size, count = 1): DeliveredPart {
  return { name, count, width, length, height };
}

/** A product of that size; without parts, it may come apart. */
function product(
  id: string,
  [width, length, height]: Size,
  deliveredIn?: DeliveredPart[],
): ProductToFit {
  return { id, title: `Product ${id}`, specs: { width, length, height }, deliveredIn };
}

function onePart(id: string, size: Size, diagonal?: number): ProductToFit {
  const whole = part("Whole", size);
  return product(id, size, [diagonal === undefined ? whole : { ...whole, diagonal }]);
}

const sofa = onePart("1009", [84, 37, 34]);
const loveseat = onePart("1010", [61, 37, 34]);
const tippedSofa = onePart("1011", [90, 40, 37], 34);
const longSofa = onePart("1013", [88, 39, 35], 34);
const recliner = product(
  "1004",
  [37, 39, 41],
  [part("Base", [37, 36, 25]), part("Back", [33, 11, 27])],
);
const sectional = product(
  "1015",
  [112, 84, 34],
  [
    part("One-arm section", [56, 37, 34]),
    part("Corner section", [56, 37, 34]),
    part("Return", [47, 37, 34]),
  ],
);
const sleeper = product(
  "1036",
  [110, 100, 34],
  [
    part("Sleeper sofa", [72, 38, 34]),
    part("Corner", [38, 38, 34]),
    part("Storage chaise", [38, 62, 34]),
  ],
);
const mattress = product("1048", [60, 80, 13]);
const dresser = onePart("1045", [66, 19, 42]);
const bookcase = onePart("1061", [36, 14, 75]);

describe("the answers of the contract (rules 20.4 to 20.9)", () => {
  test.each<[ProductToFit, WayIn, string, string, string?]>([
    [sofa, { doorWidth: 36.5 }, "fits 2.5", "door"],
    [sofa, { doorWidth: 35 }, "tight 1", "door"],
    [sofa, { doorWidth: 32 }, "no", "door"],
    [tippedSofa, { doorWidth: 36.5 }, "fits 2.5", "door"],
    [tippedSofa, { doorWidth: 33 }, "no", "door"],
    [recliner, { doorWidth: 32 }, "fits 7", "door", "Base"],
    [product("1004", [37, 39, 41]), { doorWidth: 32 }, "ask", "door"],
    [recliner, { doorWidth: 24 }, "no", "door", "Base"],
    [sectional, { doorWidth: 36.5 }, "fits 2.5", "door", "One-arm section"],
    [sleeper, { doorWidth: 33 }, "no", "door", "Sleeper sofa"],
    [mattress, { doorWidth: 32 }, "fits 12", "door"],
    [sofa, { hallWidth: 33 }, "no", "hall"],
    [sofa, { hallWidth: 42, turnWidth: 42 }, "fits 5", "hall"],
    [sofa, { hallWidth: 36.5, turnWidth: 36.5 }, "ask", "hall"],
    [sofa, { hallWidth: 42, turnWidth: 42, ceiling: 80 }, "ask", "hall"],
    [sofa, { hallWidth: 60, turnWidth: 60, ceiling: 80 }, "fits 6", "hall"],
    [sofa, { hallWidth: 32, turnWidth: 60 }, "no", "hall"],
    [sofa, { hallWidth: 42, doorWidth: 36.5 }, "ask", "hall"],
    [loveseat, { hallWidth: 42, doorWidth: 36.5 }, "fits 2.5", "door"],
    [dresser, { hallWidth: 36, turnWidth: 36 }, "fits 7.5", "hall"],
    [sofa, { stairWidth: 40 }, "fits 6", "stairs"],
    [sofa, { stairWidth: 40, landing: 42 }, "fits 5", "stairs"],
    [sofa, { stairWidth: 36.5, landing: 36.5 }, "ask", "stairs"],
    [sofa, { stairWidth: 33 }, "no", "stairs"],
    [
      sofa,
      { elevatorDoorWidth: 36.5, elevatorWidth: 68, elevatorDepth: 51 },
      "fits 2.5",
      "elevator",
    ],
    [
      longSofa,
      { elevatorDoorWidth: 42, elevatorWidth: 80, elevatorDepth: 54, elevatorHeight: 96 },
      "fits 7",
      "elevator",
    ],
    [sofa, { elevatorDoorWidth: 32, elevatorWidth: 48, elevatorDepth: 36 }, "no", "elevator"],
    [sofa, { elevatorDoorWidth: 42 }, "ask", "elevator"],
    [sofa, { elevatorDoorWidth: 32 }, "no", "elevator"],
    [sofa, { placeWidth: 90 }, "fits 6", "place"],
    [sofa, { placeWidth: 85 }, "tight 1", "place"],
    [sofa, { placeWidth: 80 }, "no", "place"],
    [sofa, { placeWidth: 100, placeDepth: 36 }, "no", "place"],
    [bookcase, { placeWidth: 40, placeHeight: 76 }, "tight 1", "place"],
    [sofa, { doorWidth: 36.5, placeWidth: 80 }, "no", "place"],
  ])("$0.id with $1: $2 at the $3 $4", (piece, wayIn, expected, passage, name) => {
    const answer = answerFor(piece, wayIn);
    const { worst } = answer ?? {};
    const [fit, spare] = expected.split(" ");
    expect(answer?.fit).toBe(fit);
    expect(worst?.passage).toBe(passage);
    expect(worst?.spare).toBe(spare === undefined ? undefined : Number(spare));
    const named = name ?? (passage === "place" ? undefined : piece.title);
    expect(worst?.part?.name).toBe(named);
  });
});

describe("an answer (rule 20.4)", () => {
  test("is missing when nothing is measured, or only heights", () => {
    expect(answerFor(sofa, {})).toBeUndefined();
    expect(answerFor(sofa, { doorHeight: 80, ceiling: 96, headroom: 78 })).toBeUndefined();
  });

  test("is no only by a height that was typed, never by the usual one", () => {
    const tall = onePart("1", [90, 85, 35]);
    expect(answerFor(tall, { doorWidth: 36 })?.fit).toBe("ask");
    expect(answerFor(tall, { doorWidth: 36, doorHeight: 80 })?.fit).toBe("no");
  });

  test("is ask while a size is unknown, and no only where a known side is too large", () => {
    const unknown = product("2", [84, 0, 34]);
    expect(answerFor(unknown, { doorWidth: 36 })?.fit).toBe("ask");
    expect(answerFor(unknown, { placeWidth: 90, placeDepth: 40 })?.fit).toBe("ask");
    expect(answerFor(unknown, { placeWidth: 90, placeHeight: 40 })?.fit).toBe("fits");
    expect(answerFor(unknown, { placeWidth: 80, placeDepth: 40 })?.fit).toBe("no");
  });

  test("asks for the width that a turn, a landing or an elevator needs", () => {
    for (const [wayIn, needed] of [
      [{ turnWidth: 40 }, ["hallWidth"]],
      [{ landing: 40 }, ["stairWidth"]],
      [{ elevatorWidth: 60 }, ["elevatorDoorWidth", "elevatorDepth"]],
    ] as const) {
      const { fit, worst } = answerFor(sofa, wayIn) ?? {};
      expect({ fit, reason: worst?.reason }).toEqual({
        fit: "ask",
        reason: { kind: "missing", measures: needed },
      });
    }
    expect(answerFor(sofa, { turnWidth: 32 })?.fit).toBe("no");
  });

  test("is no for a part that is longer than an elevator from corner to corner", () => {
    const pole = onePart("3", [150, 4, 4]);
    const car = { elevatorDoorWidth: 36, elevatorWidth: 60, elevatorDepth: 60 };
    expect(answerFor(pole, car)?.fit).toBe("ask");
    expect(answerFor(pole, { ...car, elevatorHeight: 90 })?.fit).toBe("no");
  });

  test("names the usual values it took, unless what was typed decides", () => {
    expect(answerFor(sofa, { doorWidth: 36 })?.worst.usual).toEqual(["doorHeight"]);
    expect(answerFor(sofa, { doorWidth: 36, doorHeight: 79 })?.worst.usual).toEqual([]);
    expect(answerFor(sofa, { hallWidth: 42, doorWidth: 36 })?.passages[1]?.usual).toEqual([
      "doorHeight",
    ]);
    expect(answerFor(sofa, { stairWidth: 42, landing: 42 })?.worst.usual).toEqual([
      "headroom",
      "ceiling",
    ]);
  });

  test("of several products is the worst", () => {
    expect(worstFit(["fits", "ask", "tight"])).toBe("ask");
    expect(worstFit(["fits", "no", "ask"])).toBe("no");
    expect(worstFit([])).toBeUndefined();
  });

  test("has two of the same part, and one carton, named as they are", () => {
    const chairs = product("4", [20, 24, 34], [part("Chair", [20, 24, 34], 2)]);
    expect(answerFor(chairs, { doorWidth: 36 })?.worst.part?.name).toBe("Chair");
    const carton = product("5", [28, 28, 45], [part("Carton", [30, 27, 16])]);
    expect(answerFor(carton, { doorWidth: 36 })?.worst.part?.name).toBe("Product 5");
  });
});
