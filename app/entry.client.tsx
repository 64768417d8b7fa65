import { type ReactNode, StrictMode, startTransition, use, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { captureVisit } from "#state/attribution.ts";
import { isForeignChange } from "#ui/keep-shown.tsx";
import { earlyChanges } from "./early-changes.ts";
import { tamePageTransitions } from "./page-transitions.ts";

captureVisit();
tamePageTransitions();

const early = earlyChanges(takeOverAtOnce);

/** React is taking over in one go, between our taking back and putting back. */
let atOnce = false;
const notNow = new Promise<never>(() => {});

/**
 * Shows React the page as the server sent it, and puts back what others had made of it (decision 154).
 * Not in an effect, because React compares while it renders. An attempt that could be interrupted
 * gives way to one that can't.
 */
function TakenOver({ children }: { children: ReactNode }) {
  if (atOnce) early.takeBack();
  else if (early.any()) {
    queueMicrotask(takeOverAtOnce);
    use(notNow);
  }
  useLayoutEffect(early.end, []);
  return children;
}

const page = (
  <StrictMode>
    <TakenOver>
      <HydratedRouter />
    </TakenOver>
  </StrictMode>
);

let root: Root | undefined;
startTransition(() => {
  root = hydrateRoot(document, page, {
    onCaughtError(error) {
      if (!isForeignChange(error)) console.error(error);
    },
  });
});
if (early.any()) takeOverAtOnce();

function takeOverAtOnce() {
  atOnce = true;
  flushSync(() => root?.render(page));
  atOnce = false;
  // Where data is still on its way, React has not begun.
  early.putBack();
}
