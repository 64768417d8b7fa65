/** `© 2024` in the first year, `© 2024–2026` after it (rule 1.10). Years are calendar years. */
export function copyrightLine(since: number, currentYear: number): string {
  return currentYear > since ? `© ${since}–${currentYear}` : `© ${since}`;
}

/** The calendar year at an instant, in the shop's time zone. */
export function yearAt(at: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(at));
}
