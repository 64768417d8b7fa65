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

/** Shows React the page as the server sent it, and puts back what others had made of it (decision 154). */
function TakenOver({ children }: { children: ReactNode }) {
  // Not in an effect: React compares while it renders, and begins anew where data was on its way.
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
startTransition(() => {
  root = hydrateRoot(document, page, {
    onCaughtError(error) {
      if (!isForeignChange(error)) console.error(error);
    },
  });
});
if (early.any()) takeOverAtOnce();

/** Instead of in slices between which others could go on changing the page. */
function takeOverAtOnce() {
  flushSync(() => root?.render(page));
  // Where data is still on its way, React has not begun.
  early.putBack();
}
