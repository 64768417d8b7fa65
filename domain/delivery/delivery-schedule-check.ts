import { z } from "zod";
import type { Problem } from "#domain/problem.ts";
import { checkAgainst } from "#domain/schema-problems.ts";
import { weekSchema } from "#domain/week-schema.ts";
import type { DeliveryAreas } from "./delivery-area.ts";
import { isDate } from "./delivery-date.ts";
import type { DeliverySchedule, WindowCrews } from "./delivery-schedule.ts";

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = z.string().regex(clockPattern, "must be a 24-hour time such as 09:00 or 14:30");
const day = z.array(
  z.strictObject({
    window: z.string(),
    crews: z.int("must be a whole number of crews, 1 or more").min(1).max(100),
  }),
);

const scheduleSchema = z
  .strictObject({
    windows: z.record(
      z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, "must be a short id such as morning"),
      z.strictObject({ start: clock, end: clock }),
    ),
    week: weekSchema(day),
    leadDays: z.int("must be a whole number of days").min(0).max(60),
    cutOff: clock,
    closedDates: z.array(z.string().refine(isDate, "must be a day such as 2026-12-25")),
    horizonDays: z.int("must be a whole number of days").min(1).max(366),
  })
  .superRefine((schedule, context) => {
    for (const { path, message } of [...windowProblems(schedule), ...weekProblems(schedule)]) {
      context.addIssue({ code: "custom", path, message });
    }
    if (schedule.horizonDays <= schedule.leadDays) {
      const message = `must be more than leadDays (${schedule.leadDays}), or no day can be booked`;
      context.addIssue({ code: "custom", path: ["horizonDays"], message });
    }
  });

const zipStart = z
  .string()
  .regex(/^\d{3,5}$/, "must be a ZIP code such as 77081, or the first 3 or 4 digits of many");
const areasSchema = z
  .strictObject({ local: z.array(zipStart), metro: z.array(zipStart) })
  .superRefine(({ local, metro }, context) => {
    for (const zip of metro.filter((entry) => local.includes(entry))) {
      const message = `${zip} is in local as well; keep it in one of them`;
      context.addIssue({ code: "custom", path: ["metro"], message });
    }
  });

/**
 * All problems of the delivery windows, by field (rules 1.2 and 10.13). For build and server only.
 */
export function checkDeliverySchedule(
  schedule: unknown,
  source = "shop/delivery.ts: deliverySchedule",
): Problem[] {
  const result = checkAgainst<DeliverySchedule>(scheduleSchema, source, schedule);
  return result.ok ? [] : result.problems;
}

/** All problems of the ZIP lists, by field (rules 1.2 and 10.13). */
export function checkDeliveryAreas(
  areas: unknown,
  source = "shop/delivery.ts: deliveryAreas",
): Problem[] {
  const result = checkAgainst<DeliveryAreas>(areasSchema, source, areas);
  return result.ok ? [] : result.problems;
}

/**
 * The windows that have no name in a language (rules 1.2 and 10.13). For build and server only.
 * @param names the names of the language, by the id of the window
 * @param source the file they are in
 */
export function checkWindowNames(
  { windows }: Pick<DeliverySchedule, "windows">,
  names: Readonly<Record<string, string>>,
  source: string,
): Problem[] {
  return Object.keys(windows)
    .filter((id) => !Object.hasOwn(names, id) || names[id]?.trim() === "")
    .map((id) => ({
      source,
      field: `names.${id}`,
      message: "must have the name that shoppers read for this window of shop/delivery.ts",
    }));
}

interface PathProblem {
  path: PropertyKey[];
  message: string;
}

/** Checks only valid times; invalid ones already have a problem. */
function windowProblems({ windows }: DeliverySchedule): PathProblem[] {
  return Object.entries(windows)
    .filter(([, { start, end }]) => clockPattern.test(start) && clockPattern.test(end))
    .filter(([, { start, end }]) => end <= start)
    .map(([id, { start, end }]) => ({
      path: ["windows", id],
      message: `ends at ${end}, which is not after it starts at ${start}`,
    }));
}

function weekProblems({ windows, week }: DeliverySchedule): PathProblem[] {
  const days: [string, readonly WindowCrews[]][] = Object.entries(week);
  const problems = days.flatMap(([weekday, dayWindows]) =>
    dayWindows.flatMap(({ window }, index): PathProblem[] => {
      const path = ["week", weekday, index, "window"];
      if (!Object.hasOwn(windows, window)) {
        return [{ path, message: `${window} is not one of the windows above` }];
      }
      const isDuplicate = dayWindows.findIndex((other) => other.window === window) < index;
      return isDuplicate ? [{ path, message: `${window} is there twice; add up its crews` }] : [];
    }),
  );
  if (days.some(([, dayWindows]) => dayWindows.length > 0)) return problems;
  return [...problems, { path: ["week"], message: "must have a day on which the shop delivers" }];
}
