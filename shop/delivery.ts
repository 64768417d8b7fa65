import type { DeliveryAreas } from "#domain/delivery/delivery-area.ts";
import type { DeliverySchedule } from "#domain/delivery/delivery-schedule.ts";
import { facts } from "./facts.ts";

/*
 * When and where the shop delivers. Change a number or a day here and calendar, emails and the
 * crew's list follow. `npm run catalog -- check` says by name which line cannot be right.
 */

export const deliverySchedule: DeliverySchedule = {
  // Arrival windows, 24-hour times. Bookings are stored under the word before the colon: keep it
  // when you change the hours, and never give it to another window.
  windows: {
    morning: { name: "Morning", start: "09:00", end: "12:00" },
    afternoon: { name: "Afternoon", start: "14:00", end: "17:00" },
    evening: { name: "Evening", start: "17:00", end: "19:00" },
  },

  // How many crews drive in each window. A day without deliveries: [].
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

  // 1 means tomorrow at the earliest; from the cut-off on, the day after tomorrow.
  leadDays: 1,
  cutOff: "15:00",

  // Nobody drives on the days the shop is closed (shop/facts.ts). For a day on which only the crews
  // rest, add it below them: "2026-12-24",
  closedDates: [...facts.closedDays.map(({ date }) => date)],

  // How far ahead the calendar goes, in days.
  horizonDays: 45,
};

// Whole ZIP codes, or their first three or four digits. Everything else is outside: we call.
export const deliveryAreas: DeliveryAreas = {
  local: ["770", "772"],
  metro: ["773", "774", "775"],
};
