import { expect, test } from "vitest";
import { windowsOfDay } from "#domain/delivery/scheduled-windows.ts";
import { deliverySchedule } from "./delivery.ts";
import { facts } from "./facts.ts";

test("V4: there are no delivery windows on a day the shop is closed (rule 1.7)", () => {
  expect(facts.closedDays.length).toBeGreaterThan(0);
  for (const { date } of facts.closedDays) {
    expect(windowsOfDay(deliverySchedule, date)).toEqual([]);
  }
});
