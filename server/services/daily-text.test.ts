import { expect, test } from "vitest";
import { formatsIn } from "#formats-in";
import { dailyTextBy } from "./daily-text.ts";

test("V4: response time and date are those of the moment, and the same object until they change", () => {
  let now = new Date();
  const text = dailyTextBy(() => now, formatsIn.en);
  const at = (moment: string) => {
    now = new Date(moment);
    return text();
  };
  expect(at("2026-11-24T12:00-06:00")).toEqual({
    respondBy: "within 24 hours",
    date: "November 24, 2026",
  });
  const eve = at("2026-11-25T09:00-06:00");
  expect(eve).toEqual({ respondBy: "by Friday, November 27", date: "November 25, 2026" });
  expect(at("2026-11-25T23:59-06:00")).toBe(eve);
  expect(at("2026-11-27T09:00-06:00")).toEqual({
    respondBy: "within 24 hours",
    date: "November 27, 2026",
  });
});
