import type { Finding } from "./check.ts";

/** Seconds that two clocks may differ; dates in responses aren't exact enough for less. */
const ALLOWED_SECONDS = 60;

/**
 * Compares our clock with another one.
 * @param theirs the other clock's time at `ours`.
 * @param whose `the database's`, `the CRM's`.
 * @returns a fault if they are over a minute apart.
 */
export function clockFindings(theirs: Date, ours: Date, whose: string): Finding[] {
  const seconds = Math.round((ours.getTime() - theirs.getTime()) / 1000);
  if (!Number.isFinite(seconds) || Math.abs(seconds) <= ALLOWED_SECONDS) return [];
  return [
    {
      level: "fault",
      seen: `our clock is ${durationText(Math.abs(seconds))} ${seconds > 0 ? "ahead of" : "behind"} ${whose}`,
      advice:
        "Have both clocks set by NTP (timedatectl set-ntp true): private links, delivery windows, signatures and certificates depend on them.",
    },
  ];
}

function durationText(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 2 * 3600) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 2 * 86_400) return `${Math.round(seconds / 3600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}
