import { useSyncExternalStore } from "react";
import { openStatus } from "#domain/open-status.ts";
import { openStatusText } from "#formats";
import { facts } from "#shop/facts.ts";

/** The opening status, such as `Open now, until 7PM`, updated every minute. */
export default function OpenStatus() {
  const text = useSyncExternalStore(everyMinute, statusText);
  return <span>{`${text} `}</span>;
}

function statusText() {
  return openStatusText(openStatus(facts, new Date()));
}

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}
