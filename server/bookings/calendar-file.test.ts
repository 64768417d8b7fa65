import { expect, it } from "vitest";
import { storedDetails } from "#tests/fixtures/stored-details.ts";
import { calendarFile } from "./calendar-file.ts";
import type { Booking } from "./stored-booking.ts";

const booking: Booking = {
  language: "en",
  leadId: "0197",
  reference: "B-7K3M9",
  name: "Dana Whitfield",
  email: "dana@example.com",
  date: "2026-12-02",
  window: "morning",
  start: "09:00",
  end: "12:00",
  status: "booked",
  version: 0,
  submittedAt: new Date("2026-11-30T15:00:00Z"),
  ...storedDetails(),
};

/** The entry's text with folded lines joined. */
function entry(now: string, change: Partial<Booking> = {}): string {
  const context = {
    siteUrl: "https://shop.example",
    link: "https://shop.example/b",
    organizer: { name: "Parsons Furniture", address: "leads@shop.example" },
    language: "en",
  } as const;
  return calendarFile(
    { ...booking, ...change },
    { ...context, now: new Date(now) },
    "PUBLISH",
  ).replaceAll("\r\n ", "");
}

it("explains how to change the delivery only while that is possible (rule 10.25)", () => {
  const offer = "Change or cancel up to 24 hours before: https://shop.example/b";
  expect(entry("2026-12-01T14:59:59Z")).toContain(offer);
  expect(entry("2026-12-01T15:00:00Z")).not.toContain(offer);
  expect(entry("2026-12-01T15:00:00Z")).toContain("Your booking: https://shop.example/b");
  expect(entry("2026-11-30T15:00:00Z", { status: "cancelled" })).not.toContain(offer);
});

it("ends with a line break", () => {
  expect(entry("2026-12-01T14:59:59Z")).toMatch(/END:VCALENDAR\r\n$/);
});
