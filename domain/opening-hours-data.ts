import { hoursByDays, type OpeningHours } from "./opening-hours.ts";
import type { ClosedDay } from "./shop-calendar.ts";

/** A schema.org `OpeningHoursSpecification` for each group of days and times. */
export function hoursStructuredData(hours: OpeningHours) {
  return hoursByDays(hours).flatMap(({ days, ranges }) =>
    ranges.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map(capitalized),
      opens,
      closes,
    })),
  );
}

/**
 * A schema.org `OpeningHoursSpecification` for each closed day: from midnight to midnight, which
 * search engines read as closed (rule 1.7).
 */
export function closedDaysStructuredData(closedDays: readonly ClosedDay[]) {
  return closedDays.map(({ date, name }) => ({
    "@type": "OpeningHoursSpecification" as const,
    name,
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00",
  }));
}

function capitalized<T extends string>(word: T): Capitalize<T> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;
}
