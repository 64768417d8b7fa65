/** `© 2024` in the first year, `© 2024–2026` after it (rule 1.10). Years are calendar years. */
export function copyrightLine(since: number, currentYear: number): string {
  return currentYear > since ? `© ${since}–${currentYear}` : `© ${since}`;
}

/** The calendar year at an instant, in the shop's time zone. */
export function yearAt(at: Date, timeZone: string): number {
  const year = utcYear(at, latestZone);
  // The first use of a time zone takes a browser 10 ms, on a phone 40, and matters at New Year only.
  if (utcYear(at, earliestZone) === year) return year;
  return Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(at));
}

/** Hours by which time zones differ from UTC at most. */
const latestZone = -12;
const earliestZone = 14;

function utcYear(at: Date, hours: number): number {
  return new Date(at.getTime() + hours * 3_600_000).getUTCFullYear();
}
