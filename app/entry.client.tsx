import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteDocumentStart } from "#state/document-start.ts";
import { isForeignChange } from "#ui/keep-shown.tsx";
import { tamePageTransitions } from "./routing/page-transitions.ts";
import { setEarlyChangesAside } from "./routing/set-changes-aside.ts";

noteDocumentStart();
tamePageTransitions();

const early = setEarlyChangesAside(takeOverAtOnce);

/** Puts back what others had changed as soon as React has taken over, before anything is painted (decision 005). */
function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(early.putBack, []);
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

/** In one go, where changes wait to be put back; else in turns with what a shopper does. */
function takeOverAtOnce() {
  flushSync(() => (root ? root.render(page) : takeOver()));
}

if (early.any) takeOverAtOnce();
else startTransition(takeOver);
