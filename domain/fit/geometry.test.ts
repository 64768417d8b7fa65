import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCornerClear } from "./corner.ts";
import { type Elevator, passesElevator } from "./elevator.ts";
import type { Part } from "./part.ts";
import { rectangleFits } from "./straight.ts";
import { passesTurn, type Turn } from "./turn.ts";

/** What differs by less may be decided either way. */
const near = 0.001;

const inches = fc.integer({ min: 2 * 4, max: 120 * 4 }).map((quarters) => quarters / 4);
const measure = fc.integer({ min: 18 * 4, max: 120 * 4 }).map((quarters) => quarters / 4);

type Sides = Part["sides"];
const aPart = fc.tuple(inches, inches, inches).map((sizes): { sides: Sides } => {
  const [longest = 0, middle = 0, shortest = 0] = sizes.sort((a, b) => b - a);
  return { sides: [longest, middle, shortest] };
});

function angles(end: number, step = 0.1): number[] {
  const last = (end * 180) / Math.PI;
  const count = Math.floor(last / step);
  return [...Array.from({ length: count + 1 }, (_, index) => (index * step * Math.PI) / 180), end];
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Whether any stance passes, by the contract's own words: up, along, across. */
function anyOrder(
  { sides }: { sides: Sides },
  passes: (up: number, along: number, across: number) => boolean,
): boolean {
  return orders.some(([up, along, across]) => passes(sides[up], sides[along], sides[across]));
}

describe("a rectangle in a rectangle (rule 20.5)", () => {
  test("fits where turning it in steps of a tenth of a degree finds that it does", () => {
    fc.assert(
      fc.property(inches, inches, measure, measure, (side, other, width, height) => {
        const over = Math.min(
          ...angles(Math.PI / 2).map((angle) =>
            Math.max(
              side * Math.cos(angle) + other * Math.sin(angle) - width,
              side * Math.sin(angle) + other * Math.cos(angle) - height,
            ),
          ),
        );
        if (over <= 0) expect(rectangleFits(side, other, width, height)).toBe(true);
        // Between two steps it may be better by less than a tenth of a degree moves its far corner.
        if (over > 0.3) expect(rectangleFits(side, other, width, height)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test("fits turned where it doesn't lying", () => {
    expect(rectangleFits(100, 4, 90, 60)).toBe(true);
    expect(rectangleFits(110, 4, 90, 60)).toBe(false);
    expect(rectangleFits(30, 30, 30, 30)).toBe(true);
    expect(rectangleFits(30.1, 30.1, 30, 40)).toBe(false);
  });
});

describe("a turn (rule 20.6)", () => {
  test("lets a rod pass exactly up to (from^2/3 + to^2/3)^3/2", () => {
    fc.assert(
      fc.property(measure, measure, (from, to) => {
        const longest = (from ** (2 / 3) + to ** (2 / 3)) ** 1.5;
        expect(isCornerClear({ from, to, along: longest - near, across: 0 })).toBe(true);
        expect(isCornerClear({ from, to, along: longest + near, across: 0 })).toBe(false);
      }),
    );
  });

  test("may be walked from either end", () => {
    fc.assert(
      fc.property(aPart, measure, measure, measure, (part, from, to, ceiling) => {
        expect(passesTurn(part, { from, to, ceiling })).toBe(
          passesTurn(part, { from: to, to: from, ceiling }),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("is judged as every angle of every stance says", () => {
    fc.assert(
      fc.property(aPart, measure, measure, measure, (part, from, to, ceiling) => {
        const turn = { from, to, ceiling };
        if (turnsByEveryAngle(part, turn, near)) expect(passesTurn(part, turn)).toBe(true);
        if (!turnsByEveryAngle(part, turn, -near)) expect(passesTurn(part, turn)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

/** @param room taken off the corner's measures, to leave out what rounding decides */
function turnsByEveryAngle(
  part: { sides: Sides },
  { from, to, ceiling }: Turn,
  room: number,
): boolean {
  const [wide, other] = [from - room, to - room];
  const getsAround = (along: number, across: number) =>
    (across <= wide && along <= other) ||
    (along <= wide && across <= other) ||
    (across <= along &&
      across <= wide &&
      across <= other &&
      angles(Math.PI / 2).every(
        (t) =>
          wide * Math.sin(t) + other * Math.cos(t) - along * Math.sin(t) * Math.cos(t) >= across,
      ));
  return anyOrder(part, (up, along, across) => {
    if (up > ceiling - room) return false;
    const raised = angles(Math.atan2(along, up), 0.01).findLast(
      (r) => along * Math.sin(r) + up * Math.cos(r) <= ceiling - room,
    );
    if (getsAround(along, across)) return true;
    return (
      raised !== undefined && getsAround(along * Math.cos(raised) + up * Math.sin(raised), across)
    );
  });
}

describe("an elevator (rule 20.7)", () => {
  const anElevator = fc.record({
    doorWidth: measure,
    doorHeight: measure,
    width: measure,
    depth: measure,
    height: measure,
  });

  test("is judged as every tilt of every stance says", () => {
    fc.assert(
      fc.property(aPart, anElevator, (part, elevator) => {
        if (tiltsByEveryAngle(part, elevator, 0)) {
          expect(passesElevator(part, elevator)).toBe(true);
        }
        // Between two steps of a quarter degree it may be better by as much as its ends move.
        if (!tiltsByEveryAngle(part, elevator, -1)) {
          expect(passesElevator(part, elevator)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function tiltsByEveryAngle(part: { sides: Sides }, elevator: Elevator, room: number): boolean {
  const [doorWidth, doorHeight, width, depth, height] = [
    elevator.doorWidth,
    elevator.doorHeight,
    elevator.width,
    elevator.depth,
    elevator.height,
  ].map((inches) => inches - room) as [number, number, number, number, number];
  return anyOrder(part, (up, along, across) => {
    if (across > doorWidth || across > width || up > doorHeight) return false;
    if (up <= height && along <= depth) return true;
    const tilt = angles(Math.PI / 2, 0.25).find(
      (s) =>
        along * Math.cos(s) + up * Math.sin(s) <= depth &&
        along * Math.sin(s) + up * Math.cos(s) <= height,
    );
    if (tilt === undefined) return false;
    return angles(tilt, 0.25).every(
      (t) =>
        depth * Math.sin(t) + doorHeight * Math.cos(t) - along * Math.sin(t) * Math.cos(t) >= up,
    );
  });
}
