import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { recordVisitStart } from "#state/visit-start.ts";
import { isExternalDomChange } from "#ui/dom-repair-boundary.tsx";
import { setUpPageTransitions } from "./routing/page-transitions.ts";
import { undoEarlyDomChanges } from "./routing/set-changes-aside.ts";

recordVisitStart();
setUpPageTransitions();

const early = undoEarlyDomChanges(hydrateSync);

/** Puts back what others had changed as soon as React has taken over, before anything is painted (decision 005). */
function AfterHydration({ children }: { children: ReactNode }) {
  useLayoutEffect(early.redoAll, []);
  return children;
}

const page = (
  <StrictMode>
    <AfterHydration>
      <HydratedRouter />
    </AfterHydration>
  </StrictMode>
);

let root: Root | undefined;

function hydrate() {
  root = hydrateRoot(document, page, {
    onCaughtError(error) {
      if (!isExternalDomChange(error)) console.error(error);
    },
  });
}

/** In one go, where changes wait to be put back; else in turns with what a shopper does. */
function hydrateSync() {
  flushSync(() => (root ? root.render(page) : hydrate()));
}

if (early.any) hydrateSync();
else startTransition(hydrate);
