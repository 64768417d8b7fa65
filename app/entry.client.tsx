import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { captureVisit } from "#state/attribution.ts";
import { forgiveSkippedTransitions } from "./skipped-transitions.ts";

captureVisit();
forgiveSkippedTransitions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
