import { expect, test } from "vitest";
import { salePeriodCell, saleState, saleTimeCell } from "./sale-time.ts";

const timeZone = "America/Chicago";
/** 11:30 PM on November 28 in Houston, and already the 29th in UTC. */
const clock = { now: new Date("2026-11-29T05:30:00Z"), timeZone };

test.each([
  ["2026-11-28", { date: "2026-11-28" }],
  ["2026-11-28 00:00:00", { date: "2026-11-28" }],
  ["2026-11-28 9:05:00", { date: "2026-11-28", time: "09:05" }],
  ["2026-11-28T23:59:59-06:00", { at: Date.parse("2026-11-29T05:59:00Z") }],
  ["2026-11-28T23:59Z", { at: Date.parse("2026-11-28T23:59:00Z") }],
  ["2026-11-28T23:59-0600", { at: Date.parse("2026-11-29T05:59:00Z") }],
  ["11/28/2026", { date: "2026-11-28" }],
  ["11/28/26 8:00 PM", { date: "2026-11-28", time: "20:00" }],
  ["28/11/2026", { date: "2026-11-28" }],
  ["28.11.2026", { date: "2026-11-28" }],
  ["Nov 28, 2026", { date: "2026-11-28" }],
  ["November 28, 2026 12:30 am", { date: "2026-11-28", time: "00:30" }],
  ["28-Nov-2026", { date: "2026-11-28" }],
  ["1795845600", { at: 1_795_845_600_000 }],
])("T5: reads %s", (text, value) => expect(saleTimeCell(text)).toEqual({ value }));

test.each(["soon", "2026-02-30", "13/13/2026", "2026-11-28 25:00"])("T5: refuses %s", (text) =>
  expect(saleTimeCell(text)).toEqual({
    refuse: "is not a day or time of a sale such as 2026-11-27",
  }),
);

test.each([
  ["2026-11-01/2026-11-28", "on"],
  ["2026-11-28/2026-11-28", "on"],
  ["2026-11-01/2026-11-27", "ended"],
  ["2026-11-29/2026-12-24", "to come"],
  ["2026-11-28T23:00-06:00/2026-11-28T23:45-06:00", "on"],
  ["2026-11-28T00:00-06:00/2026-11-28T23:29-06:00", "ended"],
  ["2026-11-29T00:00-06:00/2026-12-24T23:59-06:00", "to come"],
  ["2026-11-28 23:15 / 2026-11-28 23:45", "on"],
  ["2026-11-28 22:00 / 2026-11-28 23:15", "ended"],
  ["/2026-12-24", "on"],
  ["2026-11-01/", "on"],
] as const)("T5: in the shop's time zone, a sale of %s is %s", (text, state) => {
  const reading = salePeriodCell(text);
  expect("value" in reading && saleState(reading.value as object, clock)).toBe(state);
});
