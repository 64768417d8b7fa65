/** A moment in the shop's time zone, such as `Nov 29, 2026, 10:14 AM`. */
export function dateAndTime(timeZone: string, at: Date): string {
  const text = at.toLocaleString("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" });
  // Programs that read the text expect a plain space before AM and PM.
  return text.replaceAll("\u202f", " ");
}
