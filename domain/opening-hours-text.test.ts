import { describe, expect, test } from "vitest";
import { houstonShop as facts } from "#tests/fixtures/shop-facts.ts";
import {
  hoursLine,
  hoursRows,
  hoursStructuredData,
  openStatusText,
  shortClockText,
} from "./opening-hours-text.ts";

describe("opening hours as text", () => {
  test("the header's line lists the shop's hours (rule 1.5)", () => {
    expect(hoursLine(facts.hours)).toBe("Mon–Sat 9AM–7PM, Sun 12PM–6PM");
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
    expect(hoursRows(hours)).toEqual([
      { days: "Mon–Fri", times: "9AM–7PM" },
      { days: "Sun", times: "10:30AM–12PM & 1PM–5PM" },
    ]);
  });

  test("shows midnight as 12AM and noon as 12PM", () => {
    expect(["00:00", "00:30", "12:00", "12:05", "23:59"].map(shortClockText)).toEqual([
      "12AM",
      "12:30AM",
      "12PM",
      "12:05PM",
      "11:59PM",
    ]);
  });

  test("the status shows when the shop closes or next opens", () => {
    expect(openStatusText({ open: true, closes: "19:00" })).toBe("Open now, until 7PM");
    const closed = { open: false, opens: "09:00", date: "2027-01-04", weekday: "monday" } as const;
    expect(openStatusText({ ...closed, daysAhead: 0 })).toBe("Closed, opens at 9AM");
    expect(openStatusText({ ...closed, daysAhead: 1 })).toBe("Closed, opens at 9AM tomorrow");
    expect(openStatusText({ ...closed, daysAhead: 2 })).toBe("Closed, opens at 9AM on Monday");
    expect(openStatusText({ ...closed, daysAhead: 6 })).toBe("Closed, opens at 9AM on Monday");
    expect(openStatusText({ ...closed, daysAhead: 7 })).toBe(
      "Closed, opens at 9AM on Monday, January 4",
    );
    expect(openStatusText({ open: false, opens: null })).toBe("Closed");
  });

  test("search engines get the same hours", () => {
    expect(hoursStructuredData(facts.hours)).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        opens: "09:00",
        closes: "19:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Sunday"],
        opens: "12:00",
        closes: "18:00",
      },
    ]);
  });
});
