import { useLayoutEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import type { ShownHold } from "./delivery-time.ts";

/** Seconds before the end at which screen readers announce it. */
const WARNING_SECONDS = 120;

/** How long the hold lasts, and a button to extend it. */
export function HoldNotice({ hold, onExtend }: { hold: ShownHold; onExtend: () => void }) {
  const secondsLeft = useSecondsUntil(hold.status === "held" ? hold.hold.until : undefined);
  return (
    <>
      {/* Always rendered, so that screen readers announce changes; they don't read the clock
          itself. */}
      <p role="status" className="sr-only">
        {announcement(hold, secondsLeft)}
      </p>
      {hold.status === "held" || hold.status === "expired" ? (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-pine bg-white py-3 pr-4 pl-5">
          <p className="tabular-nums">
            {hold.status === "held" ? copy.hold.held(timeLeft(secondsLeft)) : copy.hold.over}
          </p>
          <Button tone="quiet" size="small" onClick={onExtend}>
            {hold.status === "held" ? copy.hold.extend : copy.hold.again}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function announcement(hold: ShownHold, secondsLeft: number): string {
  if (hold.status === "expired") return copy.hold.over;
  if (hold.status === "windowFull") return copy.hold.taken;
  if (hold.status !== "held") return "";
  return secondsLeft > WARNING_SECONDS ? copy.hold.begun : copy.hold.soon;
}

/** Seconds until `endsAt`, updated every second; 0 without an end. */
function useSecondsUntil(endsAt: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useLayoutEffect(() => {
    if (endsAt === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}

function timeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
