import { facts } from "#shop/facts.ts";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone: facts.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** Formats an ISO instant in the shop's time zone: `Nov 21, 2026, 4:00 AM`. */
export function shopTime(instant: string): string {
  return format.format(new Date(instant));
}
