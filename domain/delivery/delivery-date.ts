/*
 * Calendar days as `YYYY-MM-DD`, without time or time zone, so that nothing can be an hour off.
 * Also used in the browser; moments in time are in `delivery-moment.ts`.
 */

const MS_PER_DAY = 86_400_000;

/** Whether the text is an existing date, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The date `days` days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The number of days from the first date to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY;
}
