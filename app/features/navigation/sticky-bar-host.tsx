import { useState, useSyncExternalStore } from "react";
import { lazyComponent } from "#ui/lazy-component.tsx";

const StickyBar = lazyComponent(() => import("./sticky-bar.tsx"));

/** The bar shows once the page is scrolled further than this, in pixels (rule 2.17). */
const threshold = 300;
const dismissedKey = "parsons-sticky-bar-dismissed";
const phoneQuery = "(max-width: 767px)";

/** Shows the bar once the page was scrolled on a phone, unless it was dismissed in this visit. */
export function StickyBarHost() {
  const isDue = useSyncExternalStore(onScroll, isPhoneScrolled, () => false);
  const [dismissed, setDismissed] = useState(false);
  if (!isDue || dismissed || wasDismissed()) return null;
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

/** If loading fails, it is tried again on the next scroll down. */
function ignore() {}

function onScroll(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}

function isPhoneScrolled() {
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
