import { useState, useSyncExternalStore } from "react";
import { lazyComponent } from "#ui/lazy-component.tsx";

const StickyBar = lazyComponent(() => import("./sticky-bar.tsx"));

/** Scrolled further than this, the bar shows (rule 2.17). */
const threshold = 300;
const dismissedKey = "parsons-sticky-bar-dismissed";
const phoneQuery = "(max-width: 767px)";

/** Brings the bar once a phone has scrolled, unless it was dismissed in this visit. */
export function StickyBarHost() {
  const wanted = useSyncExternalStore(onScroll, isWanted, () => false);
  const [dismissed, setDismissed] = useState(false);
  if (!wanted || dismissed || wasDismissed()) return null;
  return (
    <StickyBar
      needed
      onLoadError={ignore}
      onDismiss={() => {
        rememberDismissal();
        setDismissed(true);
      }}
    />
  );
}

/** Scrolled down again, it is asked for again. */
function ignore() {}

function onScroll(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}

function isWanted() {
  return window.scrollY > threshold && window.matchMedia(phoneQuery).matches;
}

function wasDismissed() {
  try {
    return sessionStorage.getItem(dismissedKey) === "yes";
  } catch {
    return false;
  }
}

function rememberDismissal() {
  try {
    sessionStorage.setItem(dismissedKey, "yes");
  } catch {
    // Storage is blocked: dismissed until the next page load.
  }
}
