import { useLayoutEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import type { PlaceState } from "./delivery-time.ts";

/** Seconds before the end at which those who don't see the clock are told. */
const WARNING = 120;

/** How long the chosen time is still kept, and the way to keep it longer. */
export function HoldNotice({ hold, onExtend }: { hold: PlaceState; onExtend: () => void }) {
  const left = useSecondsUntil(hold.status === "held" ? hold.hold.until : undefined);
  return (
    <>
      {/* Always there, so that what changes in it is read out: not the clock itself. */}
      <p role="status" className="sr-only">
        {said(hold, left)}
      </p>
      {hold.status === "held" || hold.status === "expired" ? (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-pine bg-white py-3 pr-4 pl-5">
          <p className="tabular-nums">
            {hold.status === "held" ? copy.hold.held(clock(left)) : copy.hold.over}
          </p>
          <Button tone="quiet" size="small" onClick={onExtend}>
            {hold.status === "held" ? copy.hold.extend : copy.hold.again}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function said(hold: PlaceState, left: number): string {
  if (hold.status === "expired") return copy.hold.over;
  if (hold.status === "taken") return copy.hold.taken;
  if (hold.status !== "held") return "";
  return left > WARNING ? copy.hold.begun : copy.hold.soon;
}

/** Counts down by the second; 0 without an end. */
function useSecondsUntil(end: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useLayoutEffect(() => {
    if (end === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return end === undefined ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
