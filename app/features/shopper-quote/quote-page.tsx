import { useEffect, useRef } from "react";
import { focusHeading } from "#ui/focus-heading.ts";
import { type PartHtml, ServerPart } from "#ui/server-part.tsx";
import { usePageScript } from "./use-page-script.ts";
import { useSeen } from "./use-seen.ts";

/** What the page of a quote shows. */
export interface QuotePageData {
  /** The whole page, or a step of it. */
  body: PartHtml;
  step: "accept" | "change" | undefined;
  /** Whether the shop is told once it was seen. */
  countsAsSeen: boolean;
}

/** The page of a quote (rule 19.20). */
export function QuotePage({ body, step, countsAsSeen }: QuotePageData) {
  const page = useRef<HTMLElement>(null);
  usePageScript(page, body.id);
  useSeen(countsAsSeen);
  useFocusOnStep(step);
  return (
    <main id="content" ref={page} className="page-width pt-8 pb-20 lg:pt-14 lg:pb-28 print:py-0">
      <ServerPart {...body} />
    </main>
  );
}

/** Moves the focus to the heading of a step that a link led to, and of the quote after it. */
function useFocusOnStep(step: string | undefined) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
  }, [step]);
}
