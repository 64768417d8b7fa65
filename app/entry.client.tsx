import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { recordVisitStart } from "#state/visit-start.ts";
import { isExternalDomChange } from "#ui/dom-repair-boundary.tsx";
import { keepTypedText } from "./routing/keep-typed-text.ts";
import { undoEarlyDomChanges } from "./routing/undo-early-dom-changes.ts";

recordVisitStart();

const restoreTypedText = keepTypedText();
const earlyChanges = undoEarlyDomChanges(hydrateSync);

/** Restores other programs' changes right after hydration, before the paint (decision 005). */
function AfterHydration({ children }: { children: ReactNode }) {
  useLayoutEffect(earlyChanges.redoAll, []);
  return children;
}

const page = (
  <StrictMode>
    <AfterHydration>
      {/* Transitions would yield to frames that show nothing new, and render twice. */}
      <HydratedRouter useTransitions={false} />
    </AfterHydration>
  </StrictMode>
);

let root: Root | undefined;

function hydrate() {
  root = hydrateRoot(document, page, {
    onCaughtError(error) {
      if (!isExternalDomChange(error)) console.error(error);
    },
    onRecoverableError(error) {
      // React has rendered the document anew, which is not the page's fault if others changed it.
      restoreTypedText();
      if (!earlyChanges.any) reportError(error);
    },
  });
}

/** Hydrates synchronously to restore changes at once; otherwise React lets input interrupt it. */
function hydrateSync() {
  flushSync(() => (root ? root.render(page) : hydrate()));
}

if (earlyChanges.any) hydrateSync();
else startTransition(hydrate);
