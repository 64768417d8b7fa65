import { sql } from "kysely";
import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { clockFindings } from "#server/doctor/clock-difference.ts";
import { DATABASE_MS, withTimeout } from "#server/doctor/with-timeout.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";

/** The software didn't exist before this date, so an earlier clock was never set. */
const EARLIEST = Date.parse("2026-01-01T00:00:00Z");
/** Known hours in the delivery calendar's time zone, for testing the time zone data. */
const CHICAGO = "America/Chicago";
const KNOWN_HOURS: readonly [at: string, hour: string][] = [
  ["2026-01-15T12:00:00Z", "6"],
  ["2026-07-15T12:00:00Z", "7"],
];

/**
 * Checks the time zone data, and compares our clock with the database's. The clocks of CRM and
 * email server are compared in their own checks.
 */
export const clockCheck: Check = {
  name: "clock",
  run: async (context) => {
    const now = context.clock();
    const zones = [...new Set([CHICAGO, facts.timeZone])].flatMap((zone) => zoneFindings(zone));
    const findings = [...zones, ...unsetFindings(now), ...(await databaseFindings(context))];
    if (findings.some(({ level }) => level === "fault")) return findings;
    const seen = `${now.toISOString()}, in the shop ${shopTime(facts.timeZone, now)}`;
    return [{ level: "ok", seen }, ...findings];
  },
};

function shopTime(timeZone: string, at: Date): string {
  return at.toLocaleString("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" });
}

/** Exported so that tests can use a zone that doesn't exist. */
export function zoneFindings(timeZone: string): Finding[] {
  const isRight = () =>
    timeZone === CHICAGO
      ? KNOWN_HOURS.every(([at, hour]) => hourIn(timeZone, new Date(at)) === hour)
      : hourIn(timeZone, new Date()) !== "";
  try {
    if (isRight()) return [];
  } catch {
    // A RangeError: Node doesn't know this zone.
  }
  return [
    {
      level: "fault",
      seen: `this Node has no right data of the time zone ${timeZone}`,
      advice:
        "Use the Node the shop brings (npm start picks it), without NODE_ICU_DATA, and see that timeZone in shop/facts.ts is a name such as America/Chicago.",
    },
  ];
}

function hourIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" })
    .format(at)
    .replace(/^0(?=\d)/, "");
}

function unsetFindings(now: Date): Finding[] {
  if (now.getTime() >= EARLIEST) return [];
  return [
    {
      level: "fault",
      seen: `our clock says ${now.toISOString()}, which is long past`,
      advice: "Set it, and have it set by NTP (timedatectl set-ntp true).",
    },
  ];
}

/**
 * No findings if the database can't be queried, which its own check reports. SQLite uses this
 * machine's clock.
 */
async function databaseFindings({ config, store, clock }: CheckContext): Promise<Finding[]> {
  if (!config.databaseUrl) return [];
  const opening = store().catch(() => undefined);
  const opened = await withTimeout(opening, DATABASE_MS, undefined);
  return opened ? clockFindings(await databaseTime(opened), clock(), "the database's") : [];
}

async function databaseTime({ queries }: Store): Promise<Date> {
  // As a number, because a database's date format is configurable.
  const { rows } = await sql<{
    now: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(queries);
  return new Date(Number(rows[0]?.now));
}
