import fc from "fast-check";
import { expect, it, test } from "vitest";
import { houstonShop as facts } from "#tests/fixtures/shop-facts.ts";
import * as en from "./en.ts";
import type { Formats } from "./formats.ts";

const formats: Formats = en;
const zone = "America/Chicago";
/** Tuesday, 10:14 AM in Houston. */
const now = new Date("2026-11-24T16:14:00Z");

test("shows a price of 0 as Call for Price (rule 3.5)", () => {
  expect(formats.priceText({ price: 0 })).toBe("Call for Price");
  expect(formats.priceText({ price: 129900 })).toBe("$1,299");
  expect([0, 15_250].map(formats.freeOrMoney)).toEqual(["Free", "$152.50"]);
});

test("writes rates and whole numbers", () => {
  expect([formats.percent(999), formats.percent(1000)]).toEqual(["9.99%", "10%"]);
  expect([0, 1, 1234].map(formats.number)).toEqual(["0", "1", "1,234"]);
});

test("writes out the chosen time (rule 10.19)", () => {
  expect(formats.requestedDateTime("2026-09-20", "14:00")).toBe("September 20, 2026 at 2:00 PM");
  expect(formats.requestedDateTime("2028-02-29", "00:30")).toBe("February 29, 2028 at 12:30 AM");
  expect(formats.requestedDateTime("2026-12-31", "12:00")).toBe("December 31, 2026 at 12:00 PM");
});

test("writes days", () => {
  expect(["2026-09-20", "2027-01-01"].map(formats.shortDate)).toEqual([
    "Sun, Sep 20",
    "Fri, Jan 1",
  ]);
  expect(formats.dateWithWeekday("2026-09-20")).toBe("Sunday, September 20, 2026");
  expect(formats.weekdayText("2026-11-27")).toBe("Friday");
  expect(formats.dayText("2026-11-27")).toBe("Friday, November 27");
  expect(formats.dateText(zone, new Date("2026-11-28T05:59:00Z"))).toBe("November 27, 2026");
});

test("shows a window as its hours", () => {
  expect(formats.windowLabel({ start: "09:00", end: "12:00" })).toBe("9:00 AM – 12:00 PM");
  expect(formats.clockText("19:05")).toBe("7:05 PM");
});

test("the text has the day and time it was made from", () => {
  const day = fc
    .integer({ min: 0, max: 36_500 })
    .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  fc.assert(
    fc.property(day, time, (date, start) => {
      const text = formats.requestedDateTime(date, start);
      const [, written = "", clock = ""] = /^(.*) at (.*)$/.exec(text) ?? [];
      const read = new Date(`${written} ${clock} UTC`).toISOString();
      expect(read.slice(0, 16)).toBe(`${date}T${start}`);
    }),
  );
});

it.each([
  ["2026-11-24T15:51:00Z", "Today 9:51 AM", "today at 9:51 AM"],
  ["2026-11-24T05:59:00Z", "Yesterday 11:59 PM", "yesterday at 11:59 PM"],
  ["2026-11-25T19:24:00Z", "Tomorrow 1:24 PM", "on November 25 at 1:24 PM"],
  ["2026-11-18T19:24:00Z", "Wed 1:24 PM", "on November 18 at 1:24 PM"],
  ["2026-11-17T19:24:00Z", "Nov 17 1:24 PM", "on November 17 at 1:24 PM"],
  ["2025-11-03T19:24:00Z", "Nov 3, 2025 1:24 PM", "on November 3, 2025 at 1:24 PM"],
])("names %s as %s in the shop's time zone", (at, text, inSentence) => {
  expect(formats.momentText(zone, new Date(at), now)).toBe(text);
  expect(formats.momentInSentence(zone, new Date(at), now)).toBe(inSentence);
});

test("the header's line lists the shop's hours (rule 1.5)", () => {
  expect(formats.hoursLine(facts.hours)).toBe("Mon–Sat 9AM–7PM, Sun 12PM–6PM");
});

test("leaves out closed days and shows both ranges around a lunch break", () => {
  const hours = {
    ...facts.hours,
    saturday: [],
    sunday: [
      { opens: "10:30", closes: "12:00" },
      { opens: "13:00", closes: "17:00" },
    ],
  };
  expect(formats.hoursRows(hours)).toEqual([
    { days: "Mon–Fri", times: "9AM–7PM" },
    { days: "Sun", times: "10:30AM–12PM & 1PM–5PM" },
  ]);
});

test("shows midnight as 12AM and noon as 12PM", () => {
  expect(["00:00", "00:30", "12:00", "12:05", "23:59"].map(formats.shortClockText)).toEqual([
    "12AM",
    "12:30AM",
    "12PM",
    "12:05PM",
    "11:59PM",
  ]);
});

test("the status shows when the shop closes or next opens (rule 1.6)", () => {
  expect(formats.openStatusText({ open: true, closes: "19:00" })).toBe("Open now, until 7PM");
  const closed = { open: false, opens: "09:00", date: "2027-01-04", weekday: "monday" } as const;
  expect(
    [0, 1, 2, 6, 7].map((days) => formats.openStatusText({ ...closed, daysAhead: days })),
  ).toEqual([
    "Closed, opens at 9AM",
    "Closed, opens at 9AM tomorrow",
    "Closed, opens at 9AM on Monday",
    "Closed, opens at 9AM on Monday",
    "Closed, opens at 9AM on Monday, January 4",
  ]);
  expect(formats.openStatusText({ open: false, opens: null })).toBe("Closed");
});

test("promises a response within 24 hours, or by the day after a closed one (rule 1.9)", () => {
  expect(formats.responseTimeText(facts, now)).toBe("within 24 hours");
  expect(formats.responseTimeText(facts, new Date("2026-11-25T16:00:00Z"))).toBe(
    "by Friday, November 27",
  );
});

test.each([
  [84, "7′ 0″"],
  [38.5, "3′ 2.5″"],
  [11, "11″"],
  [11.96, "1′ 0″"],
])("shows %d inches as %s", (inches, text) => {
  expect(formats.feetAndInches(inches)).toBe(text);
  expect(formats.inchesAndFeet(inches)).toBe(`${inches} in (${text})`);
});

test("shows width, depth and height with the unit once, and only if all three are known", () => {
  const specs = {
    material: "",
    color: "",
    features: "",
    unit: "in" as const,
    width: 84,
    length: 37,
  };
  expect(formats.dimensionsText({ ...specs, height: 33 })).toBe("84 × 37 × 33 in");
  expect(formats.dimensionsText({ ...specs, height: 0 })).toBe("");
});

test("lists words with and, and or", () => {
  expect(formats.listAnd(["red", "blue", "green"])).toBe("red, blue, and green");
  expect(formats.listOr(["red", "blue"])).toBe("red or blue");
});
