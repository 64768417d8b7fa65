import { z } from "zod";

/** A value for every day of the week, as the owner's files have it. */
export function weekSchema<Day extends z.ZodType>(day: Day) {
  return z.strictObject({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  });
}
