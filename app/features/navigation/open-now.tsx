import { useSyncExternalStore } from "react";
import { useRootData } from "#app/root-data.ts";
import { late } from "#ui/late.tsx";

const OpenStatus = late(() => import("./open-status.tsx"));

/** Where the line is seen: `md` and wider. */
const wide = "(min-width: 48rem)";

/** Whether the shop is open this minute; the week's hours until the browser has said what time it is. */
export function OpenNow() {
  const usualHours = useRootData()?.hours ?? "";
  const wanted = useSyncExternalStore(onWidth, isWide, () => false);
  return (
    <span title={usualHours}>
      {wanted ? (
        <OpenStatus wanted onLost={keepHours} waiting={`${usualHours} `} />
      ) : (
        `${usualHours} `
      )}
    </span>
  );
}

function isWide() {
  return matchMedia(wide).matches;
}

function onWidth(changed: () => void) {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** The week's hours are true as well. */
function keepHours() {}
