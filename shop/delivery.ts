import type { DeliveryAreas } from "#domain/delivery/delivery-area.ts";
import type { DeliverySchedule } from "#domain/delivery/delivery-schedule.ts";
import type { DeliverySizeOfType } from "#domain/delivery/delivery-size.ts";
import { facts } from "./facts.ts";

/*
 * When and where the shop delivers. If you change a number or a date here, the calendar, emails and
 * the crew day follow. `npm run catalog -- check` reports any line that can't be right.
 */

export const deliverySchedule: DeliverySchedule = {
  // Delivery windows, in 24-hour times. Bookings are stored under the word before the colon: keep
  // it when you change the hours, and never use it for another window. What shoppers read instead
  // of it is in copy/en/delivery-windows.json, and in the same file of each other language.
  windows: {
    morning: { start: "09:00", end: "12:00" },
    afternoon: { start: "14:00", end: "17:00" },
    evening: { start: "17:00", end: "19:00" },
  },

  // How many crews deliver in each window. For a day without deliveries: [].
  week: {
    monday: [
      { window: "morning", crews: 2 },
      { window: "afternoon", crews: 2 },
    ],
    tuesday: [
      { window: "morning", crews: 2 },
      { window: "afternoon", crews: 2 },
    ],
    wednesday: [
      { window: "morning", crews: 2 },
      { window: "afternoon", crews: 2 },
    ],
    thursday: [
      { window: "morning", crews: 2 },
      { window: "afternoon", crews: 2 },
      { window: "evening", crews: 1 },
    ],
    friday: [
      { window: "morning", crews: 2 },
      { window: "afternoon", crews: 2 },
      { window: "evening", crews: 1 },
    ],
    saturday: [
      { window: "morning", crews: 3 },
      { window: "afternoon", crews: 3 },
    ],
    sunday: [{ window: "afternoon", crews: 1 }],
  },

  // 1 means tomorrow at the earliest; after the cut-off, the day after tomorrow.
  leadDays: 1,
  cutOff: "15:00",

  // There are no deliveries on the days the shop is closed (shop/facts.ts). If only the crews are
  // off on a day, add it to this list: "2026-12-24",
  closedDates: [...facts.closedDays.map(({ date }) => date)],

  // How many days ahead can be booked.
  horizonDays: 45,
};

// Full ZIP codes, or their first three or four digits. All others are outside: we call the shopper.
export const deliveryAreas: DeliveryAreas = {
  local: ["770", "772"],
  metro: ["773", "774", "775"],
};

// The delivery size of each product type, for quotes; sellers can change it for every line. Types
// that aren't here are medium. The types are in shop/collections/.
export const deliverySizeOfType: DeliverySizeOfType = {
  "stationary-sofa-loveseats": "large",
  "stationary-sectionals": "extra-large",
  "reclining-sofa-loveseats": "large",
  "reclining-sectionals": "extra-large",

  beds: "large",
  "bedroom-sets": "extra-large",
  dressers: "large",
  nightstands: "small",
  mattresses: "large",

  "dining-sets": "extra-large",
  "dining-tables": "large",
  "dining-chairs": "small",
  "counter-height": "extra-large",
  sideboards: "large",

  "l-shaped-desks": "large",
  "office-chairs": "small",
  bookcases: "small",

  lamps: "small",
  mirrors: "small",
  "wall-art": "small",
  "pillows-throws": "small",

  "bar-stools": "small",
  "home-bars": "large",
  "pub-tables": "large",
};
