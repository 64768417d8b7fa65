import { useCallback } from "react";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import { DomRepairBoundary } from "#ui/dom-repair-boundary.tsx";
import { failureCopy } from "./failure-copy.ts";
import type { LeadProgress } from "./use-lead-submit.ts";

const words = {
  heading: "Your request didn't get through",
  call: "Or call and we'll take it down for you:",
  callOrText: "Or call, or text us the photo:",
} as const;

/**
 * Stays by the button after the toast is gone: what happened, and the way round it. While it is
 * tried again only its place is kept, so that the button stays where it was pressed.
 */
export function FailureNotice({ progress }: { progress: LeadProgress }) {
  const failure = progress.status === "sent" ? undefined : progress.failure;
  const again = progress.status === "sending";
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new answer is brought into view
  const scrollIntoViewIfNeeded = useCallback(
    (box: HTMLElement | null) => {
      if (!again) box?.scrollIntoView({ block: "nearest" });
    },
    [progress],
  );
  return (
    <div role="alert" className="no-print empty:absolute">
      <DomRepairBoundary>
        {failure ? (
          <div
            ref={scrollIntoViewIfNeeded}
            // Above the toast too, which says it for a while.
            className={`scroll-mb-40 border-l-4 border-clay bg-white py-4 pr-4 pl-5 ${again ? "invisible" : ""}`}
          >
            <p className="font-semibold text-clay">{words.heading}</p>
            <p className="mt-1">{failureCopy(failure)}</p>
            <p className="mt-1">
              <span>{failure.fileBytes ? words.callOrText : words.call}</span> <PhoneLink />
            </p>
          </div>
        ) : null}
      </DomRepairBoundary>
    </div>
  );
}
