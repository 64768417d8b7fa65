import { useRootData } from "#app/routing/root-data.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";

const OpenStatus = lazyComponent(() => import("./open-status.tsx"));

/** Where the line is seen: `md` and wider. */
const wide = "(min-width: 48rem)";

/** Whether the shop is open this minute; the week's hours until the browser has said what time it is. */
export function OpenNow() {
  const usualHours = useRootData()?.hours ?? "";
  const wanted = useHydrated() && matchMedia(wide).matches;
  // In an element of its own: what a translator did to the text goes along with it.
  const usual = <span>{`${usualHours} `}</span>;
  return (
    <span title={usualHours}>
      {wanted ? <OpenStatus needed onLoadError={ignore} placeholder={usual} /> : usual}
    </span>
  );
}

/** The week's hours are true as well. */
function ignore() {}
