import { useEffect, useRef } from "react";
import { focusHeading } from "#ui/focus-heading.ts";
import { AcceptStep } from "./accept-step.tsx";
import { ChangeStep } from "./change-step.tsx";
import type { PostedQuoteForm, QuotePageData } from "./quote-page-data.ts";
import { useSeen } from "./use-seen.ts";
import { WholeQuote } from "./whole-quote.tsx";

interface QuotePageProps {
  quote: QuotePageData;
  /** A form that was posted without script and refused. */
  posted: PostedQuoteForm | undefined;
  /** The page's query: `step`, `done`, `later`. */
  query: URLSearchParams;
}

/** The page of a quote: the whole of it, or one step of what can be done with it. */
export function QuotePage({ quote, posted, query }: QuotePageProps) {
  const done = query.get("done") ?? undefined;
  const isOpen = quote.status === "open" && !quote.isPreview;
  useSeen(isOpen && done === undefined && posted === undefined);
  const step = isOpen ? stepOf(posted, query) : undefined;
  useFocusOnStep(step);
  if (step === "accept") return <AcceptStep quote={quote} posted={posted} />;
  if (step === "change") return <ChangeStep quote={quote} posted={posted} />;
  return <WholeQuote quote={quote} posted={posted} done={done} later={query.has("later")} />;
}

/** A refused form is shown again in its step; who came too late sees the whole quote as it is now. */
function stepOf(posted: PostedQuoteForm | undefined, query: URLSearchParams) {
  if (posted) return posted.late ? undefined : posted.action;
  return query.get("step") ?? undefined;
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
