import { shopTime } from "#domain/shop-calendar.ts";
import type { CellReader } from "./cell.ts";

/**
 * When a sale starts or ends: an instant, or a day and possibly a time in the shop's time zone.
 * Without a time, a sale starts with the day and ends after it.
 */
export type SaleTime = { at: number } | { date: string; time?: string };

/** When a sale starts and ends; a missing end is open. */
export interface SalePeriod {
  starts?: SaleTime;
  ends?: SaleTime;
}

/** The moment an import runs, and the shop's time zone. */
export interface ShopClock {
  now: Date;
  timeZone: string;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const CLOCK = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)? ?([ap]m)?)?`;
const OFFSET = String.raw`(?: ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?`;
const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}${OFFSET}$`,
  "i",
);
const YEAR_LAST = new RegExp(
  String.raw`^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})${CLOCK}$`,
  "i",
);
const MONTH_NAMED = new RegExp(
  String.raw`^(?:([a-z]{3})[a-z]*\.? (\d{1,2})|(\d{1,2})[ -]([a-z]{3})[a-z]*\.?)(?:st|nd|rd|th)?,?[ -](\d{4})${CLOCK}$`,
  "i",
);

const UNREADABLE = "is not a day or time of a sale such as 2026-11-27";

/** Reads when a sale starts or ends: `2026-11-27`, `11/27/2026 8:00 AM`, `Nov 27, 2026`. */
export const saleTimeCell: CellReader = (text) => {
  const time = readSaleTime(text);
  return time ? { value: time } : { refuse: UNREADABLE };
};

/** Reads a period in one cell: `2026-11-27T00:00-06:00/2026-11-30T23:59-06:00`. */
export const salePeriodCell: CellReader = (text) => {
  const [start = "", end = "", ...more] = text.split("/").map((part) => part.trim());
  const starts = readSaleTime(start);
  const ends = readSaleTime(end);
  const isWrong = (!starts && start !== "") || (!ends && end !== "") || more.length > 0;
  if (isWrong) return { refuse: `${UNREADABLE}/2026-11-30` };
  return { value: { ...(starts ? { starts } : {}), ...(ends ? { ends } : {}) } };
};

/** Whether a sale is still to come, holds, or has ended. */
export function saleState(
  { starts, ends }: SalePeriod,
  clock: ShopClock,
): "to come" | "on" | "ended" {
  if (ends && isOver(ends, clock)) return "ended";
  return starts && !hasStarted(starts, clock) ? "to come" : "on";
}

function hasStarted(start: SaleTime, { now, timeZone }: ShopClock): boolean {
  if ("at" in start) return now.getTime() >= start.at;
  const { date, time } = shopTime(timeZone, now);
  return `${date} ${time}` >= `${start.date} ${start.time ?? "00:00"}`;
}

function isOver(end: SaleTime, { now, timeZone }: ShopClock): boolean {
  if ("at" in end) return now.getTime() > end.at;
  const { date, time } = shopTime(timeZone, now);
  return `${date} ${time}` > `${end.date} ${end.time ?? "24:00"}`;
}

/** Undefined if the text is no time. */
function readSaleTime(text: string): SaleTime | undefined {
  const plain = text.replace(/\s+/g, " ").trim();
  if (/^\d{10}(\d{3})?$/.test(plain)) return { at: Number(plain.slice(0, 10)) * 1000 };
  const first = YEAR_FIRST.exec(plain);
  if (first) {
    const [, year, month, day, hour, minute, half, offset] = first;
    return momentOf({ year, month, day, hour, minute, half, offset });
  }
  const last = YEAR_LAST.exec(plain);
  if (last) {
    const [, one, separator, other, year = "", hour, minute, half] = last;
    // As in the United States, the month comes first unless it can't.
    const isDayFirst = separator === "." || Number(one) > 12;
    const [month, day] = isDayFirst ? [other, one] : [one, other];
    const full = year.length === 2 ? `20${year}` : year;
    return momentOf({ year: full, month, day, hour, minute, half });
  }
  const named = MONTH_NAMED.exec(plain);
  if (!named) return undefined;
  const [, name, after, before, other, year, hour, minute, half] = named;
  const month = String(MONTHS.indexOf((name ?? other ?? "").toLowerCase()) + 1);
  return momentOf({ year, month, day: after ?? before, hour, minute, half });
}

type Part = string | undefined;

function momentOf(
  parts: Record<"year" | "month" | "day" | "hour" | "minute" | "half", Part> & {
    offset?: Part;
  },
): SaleTime | undefined {
  const two = (part: Part) => (part ?? "").padStart(2, "0");
  const date = `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(date)) return undefined;
  if (parts.hour === undefined) return { date };
  const half = parts.half?.toLowerCase();
  const hour = half ? (Number(parts.hour) % 12) + (half === "pm" ? 12 : 0) : Number(parts.hour);
  const time = `${two(String(hour))}:${parts.minute}`;
  if (hour > 23 || Number(parts.minute) > 59) return undefined;
  if (parts.offset === undefined) return time === "00:00" ? { date } : { date, time };
  const offset = /\d/.test(parts.offset) ? parts.offset.replace(/(\d{2}):?(\d{2})/, "$1:$2") : "Z";
  return { at: Date.parse(`${date}T${time}:00${offset}`) };
}
