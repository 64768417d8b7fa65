import { useRootData } from "#app/routing/root-data.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";

const OpenStatus = lazyComponent(() => import("./open-status.tsx"));

/** Media query of the screens that show the line: `md` and wider. */
const wide = "(min-width: 48rem)";

/** Whether the shop is open now; the week's hours until hydration. */
export function OpenNow() {
  const usualHours = useRootData()?.hours ?? "";
  const isVisible = useHydrated() && matchMedia(wide).matches;
  // In its own element, so that a translator's changes are replaced together with the text.
  const usual = <span>{`${usualHours} `}</span>;
  return (
    <span title={usualHours}>
      {isVisible ? <OpenStatus needed onLoadError={ignore} placeholder={usual} /> : usual}
    </span>
  );
}

/** If the status can't be loaded, the week's hours stay. */
function ignore() {}
