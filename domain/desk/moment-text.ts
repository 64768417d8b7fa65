/** A moment in the shop's time zone, such as `Nov 29, 2026, 10:14 AM`. */
export function momentText(timeZone: string, at: Date): string {
  return at.toLocaleString("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" });
}
