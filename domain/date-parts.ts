/** The parts of a date: year as written, month from 0, day of the month. */
export function dateParts(date: string): { year: string; month: number; day: number } {
  const [year = "", month, day] = date.split("-");
  return { year, month: Number(month) - 1, day: Number(day) };
}

/** An hour and minute as on a clock with twelve hours: `13:05` → 1, `05`, afternoon. */
export function clockParts(time: string): { hour: number; minute: string; isMorning: boolean } {
  const [hours = "", minute = ""] = time.split(":");
  return { hour: Number(hours) % 12 || 12, minute, isMorning: Number(hours) < 12 };
}
