import { useCallback } from "react";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import { failure as copy } from "#copy/forms.ts";
import { DomRepairBoundary } from "#ui/dom-repair-boundary.tsx";
import { failureCopy } from "./failure-copy.ts";
import type { LeadProgress } from "./use-lead-submit.ts";

/**
 * Stays near the button after the toast is gone: what happened, and the shop's phone number. While
 * the form is being sent again the notice is invisible, but keeps its space, so that the button
 * doesn't move.
 */
export function FailureNotice({ progress }: { progress: LeadProgress }) {
  const failure = progress.status === "sent" ? undefined : progress.failure;
  const isSending = progress.status === "sending";
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new result is scrolled into view
  const scrollIntoViewIfNeeded = useCallback(
    (box: HTMLElement | null) => {
      if (!isSending) box?.scrollIntoView({ block: "nearest" });
    },
    [progress],
  );
  return (
    <div role="alert" className="no-print empty:absolute">
      <DomRepairBoundary>
        {failure ? (
          <div
            ref={scrollIntoViewIfNeeded}
            // Clear of the toast, which shows the same message for a while.
            className={`scroll-mb-40 border-l-4 border-clay bg-white py-4 pr-4 pl-5 ${isSending ? "invisible" : ""}`}
          >
            <p className="font-semibold text-clay">{copy.heading}</p>
            <p className="mt-1">{failureCopy(failure)}</p>
            <p className="mt-1">
              <span>{failure.fileBytes ? copy.callOrText : copy.call}</span> <PhoneLink />
            </p>
          </div>
        ) : null}
      </DomRepairBoundary>
    </div>
  );
}
