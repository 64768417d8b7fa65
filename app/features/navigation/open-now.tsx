import { useSyncExternalStore } from "react";
import { useRootData } from "#app/root-data.ts";
import { openStatus } from "#domain/opening-hours.ts";
import { openStatusText } from "#domain/opening-hours-text.ts";
import { facts } from "#shop/facts.ts";

/** Whether the shop is open this minute; the week's hours until the browser has said what time it is. */
export function OpenNow() {
  const usualHours = useRootData()?.hours.line ?? "";
  const text = useSyncExternalStore(everyMinute, statusText, () => usualHours);
  return <span title={usualHours}>{text}</span>;
}

function statusText() {
  return openStatusText(openStatus(facts.hours, facts.timeZone, new Date()));
}

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}
