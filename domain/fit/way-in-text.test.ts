import { describe, expect, test } from "vitest";
import { wayIn as words } from "#copy/fit-words.ts";
import * as note from "#copy/way-in-note.ts";
import type { ProductToFit } from "./part.ts";
import { wayInNote, wayInText } from "./way-in-text.ts";

const noteWords = { ...note, wayIn: words };

const sofa: ProductToFit = {
  id: "1009",
  title: "Larkin Track-Arm Sofa",
  specs: { width: 84, length: 37, height: 34 },
  deliveredIn: [{ name: "Sofa", count: 1, width: 84, length: 37, height: 34 }],
};
const table: ProductToFit = {
  id: "1",
  title: "Side Table",
  specs: { width: 20, length: 20, height: 22 },
};

describe("the way in as the shop reads it (rule 20.11)", () => {
  test("names the measures, then each product with its answer and where it is worst", () => {
    expect(wayInNote({ doorWidth: 36.5, hallWidth: 42 }, [sofa], noteWords)).toBe(
      "Way in: door 36.5 in wide; hall 42 in. Larkin Track-Arm Sofa: ask (hall).",
    );
    expect(wayInNote({ doorWidth: 33, placeWidth: 90 }, [sofa, table], noteWords)).toBe(
      "Way in: door 33 in wide; place 90 in wide. Larkin Track-Arm Sofa: no (door). Side Table: fits (door).",
    );
  });

  test("has only the measures if they answer nothing, or the products are gone", () => {
    expect(wayInNote({ ceiling: 96 }, [sofa], noteWords)).toBe("Way in: hall ceiling 96 in.");
    expect(wayInNote({ doorWidth: 36 }, [], noteWords)).toBe("Way in: door 36 in wide.");
    expect(wayInNote({}, [sofa], noteWords)).toBe("");
  });

  test("says every measure", () => {
    const wayIn = {
      doorWidth: 36.25,
      doorHeight: 80,
      hallWidth: 42,
      turnWidth: 40,
      ceiling: 96,
      stairWidth: 38,
      headroom: 79,
      landing: 44,
      elevatorDoorWidth: 36,
      elevatorDoorHeight: 84,
      elevatorWidth: 68,
      elevatorDepth: 51,
      elevatorHeight: 90,
      placeWidth: 100,
      placeDepth: 40,
      placeHeight: 70,
    };
    expect(wayInText(wayIn, words)).toBe(
      "door 36.25 in wide, 80 in high; hall 42 in, 40 in after the turn, ceiling 96 in; " +
        "stairs 38 in, headroom 79 in, landing 44 in; elevator door 36 in wide, door 84 in high, " +
        "inside 68 in wide, inside 51 in deep, inside 90 in high; place 100 in wide, 40 in deep, 70 in high",
    );
    const inFeet = (inches: number) => `${inches / 12} ft`;
    expect(wayInText({ hallWidth: 42 }, words, inFeet)).toBe("hall 3.5 ft");
  });
});
