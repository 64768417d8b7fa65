import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { type FollowUp, followUpDays, nextFollowUp } from "./follow-ups.ts";

const sent = { date: "2026-11-24", time: "08:30" };

describe("the follow-ups of a quote (rule 19.12)", () => {
  it("are two days after it was sent, two before it ends and the day after", () => {
    expect(followUpDays({ sent, goodUntil: "2026-12-08" })).toEqual([
      ["not_opened", "2026-11-26"],
      ["ends_soon", "2026-12-06"],
      ["ended", "2026-12-09"],
    ]);
  });

  it("wait for whole days, so that one sent at noon has its first on the third", () => {
    const noon = { ...sent, time: "12:00" };
    expect(followUpDays({ sent: noon, goodUntil: "2026-12-08" })[0]).toEqual([
      "not_opened",
      "2026-11-27",
    ]);
  });

  it("don't remind of a quote that is good for under four days", () => {
    const kinds = (goodUntil: string) => followUpDays({ sent, goodUntil }).map(([what]) => what);
    expect(kinds("2026-11-27")).toEqual(["not_opened", "ended"]);
    expect(kinds("2026-11-28")).toEqual(["not_opened", "ends_soon", "ended"]);
    expect(kinds("2026-11-24")).toEqual(["ended"]);
  });

  it("come one after the other, each once, the last after the end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom("08:00", "20:00"),
        (days, time) => {
          const version = { sent: { ...sent, time }, goodUntil: addDays(sent.date, days) };
          const seen: FollowUp[] = [];
          let last = "";
          for (let next = nextFollowUp(version); next; next = nextFollowUp(version, next.what)) {
            expect(next.day >= last).toBe(true);
            last = next.day;
            seen.push(next.what);
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.at(-1)).toBe("ended");
        },
      ),
    );
  });
});
