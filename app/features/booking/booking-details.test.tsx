import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { agreedBookingDetails } from "#domain/delivery/booking-details.ts";
import { bookingView } from "#server/bookings/booking-view.ts";
import type { Booking } from "#server/bookings/stored-booking.ts";
import { agreedDelivery, agreedTotals } from "#tests/fixtures/agreed-delivery.ts";
import { storedDetails } from "#tests/fixtures/stored-details.ts";
import { BookingDetails } from "./booking-details.tsx";

const now = new Date("2026-11-30T16:00:00Z");
const booked: Booking = {
  language: "en",
  leadId: "0197",
  reference: "B-7K3M9",
  name: "Janelle Brooks",
  email: "janelle@example.com",
  date: "2026-12-02",
  window: "morning",
  start: "09:00",
  end: "12:00",
  status: "booked",
  version: 0,
  submittedAt: now,
  ...storedDetails(),
};

/** The booking's details as text, with its prices agreed in a quote if given. */
function shownText(price?: ReturnType<typeof agreedTotals>): string {
  const { contact, ...texts } = booked.details;
  const { items, quote } = agreedDelivery();
  const addOns = { packagingRemoval: false, haulAway: true, whiteGlove: false };
  const details = price
    ? agreedBookingDetails({ ...texts, contact, items, addOns }, price, quote)
    : booked.details;
  const shown = <BookingDetails booking={bookingView({ ...booked, details }, now, "en")} />;
  return renderToStaticMarkup(shown)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

it("shows what was agreed in a quote, and no price of an item (rule 10.31)", () => {
  const text = shownText(agreedTotals({ transport: 9_900, addOns: [0, 5_000, 0] }));
  expect(text).toContain("1 × Large : Brazos Leather Sofa 2 × Medium : Alder Recliner Delivery");
  expect(text).toContain("Delivery As agreed in quote Q-7K3M9 $99 Add-ons");
  expect(text).toContain("Haul-away of old furniture $50 Agreed total $149");
  expect(text).not.toContain("Estimated");
});

it('calls an agreed price of 0 "Free"', () => {
  const text = shownText(agreedTotals({ transport: 0, addOns: [0, 0, 0] }));
  expect(text).toContain("As agreed in quote Q-7K3M9 Free Add-ons Haul-away of old furniture Free");
  expect(text).toContain("Agreed total Free");
});

it("shows an estimate where nothing was agreed", () => {
  const text = shownText();
  expect(text).toContain("1 × Medium $75 Estimated total $75");
  expect(text).not.toContain("quote");
});
