import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { HoldState } from "./use-hold.ts";
import { words } from "./words.ts";

/** How long the chosen time is still kept, and the way to keep it longer. */
export function HoldNotice({ hold, onExtend }: { hold: HoldState; onExtend: () => void }) {
  if (hold.status === "none") return null;
  if (hold.status === "taken") {
    return (
      <p role="alert" className="mt-6 border-l-4 border-clay bg-white py-3 pr-4 pl-5">
        {words.hold.taken}
      </p>
    );
  }
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-pine bg-white py-3 pr-4 pl-5">
      {hold.status === "held" ? (
        <p>
          <Countdown until={hold.until} />
        </p>
      ) : (
        <p role="status">{words.hold.over}</p>
      )}
      <Button tone="quiet" size="small" onClick={onExtend}>
        {hold.status === "held" ? words.hold.extend : words.hold.again}
      </Button>
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <span className="tabular-nums">{words.hold.held(clock)}</span>;
}
