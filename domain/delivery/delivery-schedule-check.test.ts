import { expect, test } from "vitest";
import { deliveryAreas, deliverySchedule } from "#shop/delivery.ts";
import {
  checkDeliveryAreas,
  checkDeliverySchedule,
  checkWindowNames,
} from "./delivery-schedule-check.ts";

const problems = (change: object) =>
  checkDeliverySchedule({ ...deliverySchedule, ...change }, "shop").map(
    ({ field, message }) => `${field} ${message}`,
  );

test("the shop's windows and areas have no problems", () => {
  expect(checkDeliverySchedule(deliverySchedule)).toEqual([]);
  expect(checkDeliveryAreas(deliveryAreas)).toEqual([]);
});

test("reports each invalid value with advice (rules 1.2 and 10.13)", () => {
  const { week, windows } = deliverySchedule;
  expect(problems({ closedDates: ["2026-02-30"] })).toEqual([
    "closedDates #1 must be a day such as 2026-12-25",
  ]);
  expect(problems({ cutOff: "3 PM" })).toEqual([
    "cutOff must be a 24-hour time such as 09:00 or 14:30",
  ]);
  expect(problems({ week: { ...week, monday: [{ window: "noon", crews: 1 }] } })).toEqual([
    "week.monday #1.window noon is not one of the windows above",
  ]);
  expect(problems({ week: { ...week, monday: [{ window: "morning", crews: 0 }] } })).toEqual([
    "week.monday #1.crews must be a whole number of crews, 1 or more",
  ]);
  expect(
    problems({
      windows: { ...windows, morning: { start: "12:00", end: "09:00" } },
    }),
  ).toEqual(["windows.morning ends at 09:00, which is not after it starts at 12:00"]);
  expect(
    problems({
      windows: { ...windows, morning: { start: "9:00", end: "12:00" } },
    }),
  ).toEqual(["windows.morning.start must be a 24-hour time such as 09:00 or 14:30"]);
  expect(
    problems({
      windows: { ...windows, morning: { start: "09:00", end: "09:00" } },
    }),
  ).toEqual(["windows.morning ends at 09:00, which is not after it starts at 09:00"]);
  expect(problems({ leadDays: 5, horizonDays: 5 })).toEqual([
    "horizonDays must be more than leadDays (5), or no day can be booked",
  ]);
});

test("reports a window that has no name in a language (rule 10.13)", () => {
  const names = { morning: "Mañana", afternoon: " ", night: "Noche" };
  const { start, end } = deliverySchedule.windows.morning ?? { start: "", end: "" };
  const windows = { ...deliverySchedule.windows, constructor: { start, end } };
  expect(checkWindowNames({ windows }, names, "copy/es/delivery-windows.json")).toEqual(
    ["afternoon", "evening", "constructor"].map((id) => ({
      source: "copy/es/delivery-windows.json",
      field: `names.${id}`,
      message: "must have the name that shoppers read for this window of shop/delivery.ts",
    })),
  );
  expect(checkWindowNames({ windows: {} }, names, "")).toEqual([]);
});

test("refuses a ZIP list with an invalid entry", () => {
  expect(checkDeliveryAreas({ local: ["77"], metro: [] })).toMatchObject([{ field: "local #1" }]);
  expect(checkDeliveryAreas({ local: ["770"], metro: ["770"] })).toMatchObject([
    { field: "metro", message: "770 is in local as well; keep it in one of them" },
  ]);
});
