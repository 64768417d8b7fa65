import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readWayIn, readWayInQuery, wayInQuery } from "./read-way-in.ts";
import { type Measure, measureRules, measures } from "./way-in.ts";

function read(query: string) {
  const fields = new URLSearchParams(query);
  return readWayIn((measure) => fields.get(measure));
}

function readDoor(text: string) {
  const { wayIn, problems, typed } = readWayIn((field) => (field === "doorWidth" ? text : null));
  return { inches: wayIn.doorWidth, problem: problems.doorWidth?.problem, typed: typed.doorWidth };
}

describe("a field of the way in (rule 20.3)", () => {
  test.each([
    ["36", 36],
    ["36.5", 36.5],
    ["36,5", 36.5],
    ["36½", 36.5],
    ['36 1/2"', 36.5],
    ["3'", 36],
    [`3' 2 1/2"`, 38.5],
    ["3’ 2”", 38],
    ["92 cm", 36.2],
    ["0.92 m", 36.2],
    ["920 mm", 36.2],
    [" 36 in ", 36],
  ])("%s is %d inches", (text, inches) => {
    expect(readDoor(text)).toEqual({ inches, problem: undefined, typed: text.trim() });
  });

  test.each(["abc", "36x80", "--", "0", "-36", "32-36", "0/0"])("%s can't be read", (text) => {
    expect(readDoor(text)).toEqual({ inches: undefined, problem: "unreadable", typed: text });
  });

  test("is kept up to 40 characters", () => {
    expect(readDoor("3".repeat(200))).toEqual({
      inches: undefined,
      problem: "unreadable",
      typed: "3".repeat(40),
    });
  });

  test("that may mean two sizes can't be used (rule 3.8)", () => {
    expect(read("doorWidth=1,200").problems.doorWidth).toEqual({
      problem: "two-readings",
      text: "1,200",
    });
  });

  test("out of bounds says so, and whether feet would be within", () => {
    expect(readDoor("3").problem).toBe("feet");
    expect(readDoor("360").problem).toBe("out-of-bounds");
    expect(readDoor("3 cm").problem).toBe("out-of-bounds");
    expect(read("ceiling=8&landing=300").problems).toEqual({
      ceiling: { problem: "feet", text: "8" },
      landing: { problem: "out-of-bounds", text: "300" },
    });
  });

  test("takes both of its bounds, and nothing beyond them", () => {
    for (const measure of measures) {
      const { least, most } = measureRules[measure];
      expect(read(`${measure}=${least}`).wayIn).toEqual({ [measure]: least });
      expect(read(`${measure}=${most}`).wayIn).toEqual({ [measure]: most });
      expect(read(`${measure}=${least - 0.1}`).problems).toHaveProperty(measure);
      expect(read(`${measure}=${most + 0.1}`).problems).toHaveProperty(measure);
    }
  });

  test("counts once if it is given twice: the first", () => {
    expect(read("doorWidth=36&doorWidth=30").wayIn).toEqual({ doorWidth: 36 });
  });

  test("is metric only if it was typed so", () => {
    expect(read("doorWidth=36&hallWidth=100+cm").isMetric).toBe(true);
    expect(read("doorWidth=0.92m").isMetric).toBe(true);
    expect(read("doorWidth=36\"&hallWidth=3'").isMetric).toBe(false);
  });
});

describe("the way in as a query string (rule 20.11)", () => {
  test("is read back as it was", () => {
    const aWayIn = fc.dictionary(
      fc.constantFrom(...measures),
      fc.integer({ min: 72 * 16, max: 90 * 16 }).map((sixteenths) => sixteenths / 16),
    );
    fc.assert(
      fc.property(aWayIn, (wayIn) => {
        expect(readWayInQuery(wayInQuery(wayIn)).wayIn).toEqual(wayIn);
      }),
    );
  });

  test("is read up to its 500th character, and only whole fields", () => {
    const query = `doorWidth=36&x=${"y".repeat(460)}&hallWidth=42.125`;
    expect(query.length).toBeLessThanOrEqual(500);
    expect(readWayInQuery(query).wayIn).toEqual({ doorWidth: 36, hallWidth: 42.125 });
    const longer = query.replace("y", "y".repeat(505 - query.length));
    expect(readWayInQuery(longer).wayIn).toEqual({ doorWidth: 36 });
  });

  test("never throws, whatever was sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 700 }), (query) => {
        expect(() => readWayInQuery(query)).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom<Measure>(...measures), fc.string(), (measure, text) => {
        const { wayIn, problems, typed } = readWayIn((field) => (field === measure ? text : null));
        const inches = wayIn[measure];
        const { least, most } = measureRules[measure];
        if (inches !== undefined) expect(inches >= least && inches <= most).toBe(true);
        expect(inches !== undefined || problems[measure] !== undefined).toBe(
          typed[measure] !== undefined,
        );
      }),
    );
  });
});
