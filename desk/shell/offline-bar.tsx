import { useOfflineSince } from "#desk/live/connection.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import { shopTime } from "#domain/shop-calendar.ts";
import { clockText } from "#formats";
import { facts } from "#shop/facts.ts";
import { copy } from "./copy.ts";
import { DeskIcon } from "./desk-icon.tsx";

/** Says that the server can't be reached, since when, and what waits for it. */
export function OfflineBar() {
  const since = useOfflineSince();
  const waiting = useWaiting().posts.filter(({ status }) => status === "waiting").length;
  return (
    <div
      role="status"
      data-offline={since === null ? undefined : ""}
      className="sticks top-0 z-20 md:top-14"
    >
      {since === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 bg-ink px-5 py-2.5 text-[0.9375rem] text-paper md:border-t md:border-white/20">
          <DeskIcon name="offline" />
          <strong className="font-semibold">
            {copy.offline(clockText(shopTime(facts.timeZone, new Date(since)).time))}
          </strong>
          <span>{waiting > 0 ? copy.unsent(waiting) : copy.offlineHelp}</span>
        </p>
      )}
    </div>
  );
}
