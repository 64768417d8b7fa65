import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { type VersionStatus, versionStatuses } from "./quote-view.ts";
import { isOver, statusAfter, statusOn, type VersionAction } from "./version-state.ts";

/** From which statuses each action is possible, and to which it leads. */
const table: [VersionAction, Partial<Record<VersionStatus, VersionStatus>>][] = [
  ["replace", { open: "replaced" }],
  ["replace_accepted", { accepted: "replaced" }],
  ["undo_replace", { replaced: "open" }],
  ["undo_send", { open: "open" }],
  ["accept", { open: "accepted" }],
  ["decline", { open: "declined" }],
  ["change", { open: "open" }],
  [
    "ask_again",
    {
      accepted: "accepted",
      replaced: "replaced",
      declined: "declined",
      expired: "expired",
      withdrawn: "withdrawn",
    },
  ],
  ["withdraw", { open: "withdrawn" }],
  ["extend", { open: "open", expired: "open" }],
  ["take_back", { accepted: "withdrawn" }],
  ["payment", { accepted: "accepted" }],
  ["book", { accepted: "accepted" }],
  ["expire", { open: "expired" }],
];

describe.each(table)("%s (rule 19.5)", (action, moves) => {
  it.each(versionStatuses)("of a version that is %s", (status) => {
    expect(statusAfter(action, status)).toBe(moves[status]);
  });
});

describe("a version's last day", () => {
  it("is a whole day", () => {
    const days = ["2026-12-07", "2026-12-08", "2026-12-09"];
    expect(days.map((today) => isOver("2026-12-08", today))).toEqual([false, false, true]);
  });

  test.each([
    ["2026-12-09T05:59:59Z", "open"],
    ["2026-12-09T06:00:00Z", "expired"],
  ])("ends at midnight in the shop's time zone: %s", (now, status) => {
    const { date } = shopDateTime("America/Chicago", new Date(now));
    expect(statusOn({ status: "open", goodUntil: "2026-12-08" }, date)).toBe(status);
  });

  test.each([
    ["2026-11-02T05:59:59Z", "open"],
    ["2026-11-02T06:00:00Z", "expired"],
    ["2027-03-15T04:59:59Z", "open"],
    ["2027-03-15T05:00:00Z", "expired"],
  ])("also on a day when clocks change: %s", (now, status) => {
    const { date } = shopDateTime("America/Chicago", new Date(now));
    const goodUntil = now < "2027" ? "2026-11-01" : "2027-03-14";
    expect(statusOn({ status: "open", goodUntil }, date)).toBe(status);
  });

  it("changes nothing for a version that isn't open", () => {
    const rest = versionStatuses.filter((status) => status !== "open");
    expect(
      rest.map((status) => statusOn({ status, goodUntil: "2026-12-08" }, "2027-01-01")),
    ).toEqual(rest);
  });

  it("is over from the day after on", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (days) => {
        expect(isOver("2026-12-08", addDays("2026-12-08", days))).toBe(days > 0);
      }),
    );
  });
});
