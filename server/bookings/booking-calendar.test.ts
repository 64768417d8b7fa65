import { expect, it } from "vitest";
import { storedDetails } from "#tests/fixtures/stored-details.ts";
import type { BookedDelivery } from "./booked-delivery.ts";
import { bookingCalendar } from "./booking-calendar.ts";

const booking: BookedDelivery = {
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

/** The entry's text with its folded lines put together. */
function entry(now: string, change: Partial<BookedDelivery> = {}): string {
  const context = {
    siteUrl: "https://shop.example",
    link: "https://shop.example/b",
    organizer: { name: "Parsons Furniture", address: "leads@shop.example" },
  };
  return bookingCalendar(
    { ...booking, ...change },
    { ...context, now: new Date(now) },
    "PUBLISH",
  ).replaceAll("\r\n ", "");
}

it("says how to change a delivery as long as it can be changed (rule 10.25)", () => {
  const offer = "Change or cancel up to 24 hours before: https://shop.example/b";
  expect(entry("2026-12-01T14:59:59Z")).toContain(offer);
  expect(entry("2026-12-01T15:00:00Z")).not.toContain(offer);
  expect(entry("2026-12-01T15:00:00Z")).toContain("Your booking: https://shop.example/b");
  expect(entry("2026-11-30T15:00:00Z", { status: "cancelled" })).not.toContain(offer);
});

it("ends with a line break, as every line of it", () => {
  expect(entry("2026-12-01T14:59:59Z")).toMatch(/END:VCALENDAR\r\n$/);
});
