import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
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

/**
 * Shows React the page as the server sent it, and puts back what others had made of it (decision 154).
 * Not in an effect: React compares while it renders, and begins anew once its data is there.
 */
function TakenOver({ children }: { children: ReactNode }) {
  early.takeBack();
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

function takeOver() {
  root = hydrateRoot(document, page, {
    onCaughtError(error) {
      if (!isForeignChange(error)) console.error(error);
    },
  });
}

/** In one go, where changes wait to be put back or come meanwhile; else in turns with what a shopper does. */
function takeOverAtOnce() {
  flushSync(() => (root ? root.render(page) : takeOver()));
  // Where its data is still on its way, React has not begun.
  early.putBack();
}

if (early.any()) takeOverAtOnce();
else startTransition(takeOver);
