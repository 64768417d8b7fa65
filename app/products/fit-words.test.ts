import { describe, expect, test } from "vitest";
import { answerFor } from "#domain/fit/answer.ts";
import type { ProductToFit } from "#domain/fit/part.ts";
import type { WayIn } from "#domain/fit/way-in.ts";
import { answerText, usualText, wayInWords } from "./fit-words.ts";

const specs = { width: 84, length: 37, height: 34 };
const whole = { name: "Sofa", count: 1, ...specs };
const sofa: ProductToFit = { id: "1", title: "Larkin Sofa", specs, deliveredIn: [whole] };
const unknown: ProductToFit = { id: "1", title: "Larkin Sofa", specs };

function said(product: ProductToFit, wayIn: WayIn, isMetric = false): string[] {
  const { worst } = answerFor(product, wayIn) ?? {};
  return worst ? [answerText(worst, isMetric), usualText(worst, isMetric)] : [];
}

describe("the words of an answer (rule 20.9)", () => {
  test.each<[ProductToFit, WayIn, string, string]>([
    [sofa, { doorWidth: 36.5 }, "with about 2.5 in to spare", "with a door 80 in high, the usual"],
    [sofa, { doorWidth: 60, doorHeight: 90 }, "with 12 in or more to spare", ""],
    [
      sofa,
      { doorWidth: 35, doorHeight: 80 },
      "less than 2 in to spare: our crew checks before the day",
      "",
    ],
    [sofa, { doorWidth: 32 }, "Larkin Sofa: 34 in at the least, the door is 32 in", ""],
    [
      unknown,
      { doorWidth: 32 },
      "Larkin Sofa: 34 in at the least, the door is 32 in. It may come apart: ask us",
      "",
    ],
    [
      { ...sofa, deliveredIn: [{ ...whole, diagonal: 33 }] },
      { hallWidth: 30 },
      "Larkin Sofa: 33 in at the least, the hall is 30 in",
      "",
    ],
    [
      { ...sofa, deliveredIn: [{ ...whole, length: 70, height: 30 }] },
      { doorWidth: 32, doorHeight: 60 },
      "Larkin Sofa: 70 in by 30 in at the least, the door is 32 in by 60 in",
      "",
    ],
    [
      sofa,
      { hallWidth: 36.5, turnWidth: 36.5 },
      "these measures alone don’t show that it gets through; our crew often knows a way",
      "with a ceiling 96 in high, the usual",
    ],
    [sofa, { elevatorDoorWidth: 42 }, "please add its width inside and its depth inside", ""],
    [
      { ...sofa, deliveredIn: [{ name: "Pole", count: 1, width: 190, length: 4, height: 4 }] },
      { elevatorDoorWidth: 42, elevatorWidth: 60, elevatorDepth: 60, elevatorHeight: 90 },
      "Larkin Sofa: 190 in long, the elevator takes 123.69 in at the most",
      "",
    ],
    [
      { ...unknown, specs: { ...specs, height: 0 } },
      { doorWidth: 42 },
      "we don’t have all of its sizes here, but we can measure it",
      "",
    ],
    [sofa, { placeWidth: 80 }, "it is 84 in wide, the place is 80 in", ""],
  ])("$0.title with $1: $2", (product, wayIn, text, usual) => {
    expect(said(product, wayIn)).toEqual([text, usual]);
  });

  test("have centimeters beside for those who typed them", () => {
    expect(said(sofa, { doorWidth: 36.5 }, true)).toEqual([
      "with about 2.5 in (6 cm) to spare",
      "with a door 80 in (203 cm) high, the usual",
    ]);
    expect(wayInWords({ hallWidth: 42 }, true)).toBe("hall 42 in (107 cm)");
    expect(said(sofa, { placeWidth: 80 }, true)[0]).toBe(
      "it is 84 in (213 cm) wide, the place is 80 in (203 cm)",
    );
  });
});
