import { AcceptStep } from "./accept-step.tsx";
import { ChangeStep } from "./change-step.tsx";
import type { Asked, RefusedForm, ShownQuote } from "./shown-quote.ts";
import { WholeQuote } from "./whole-quote.tsx";

interface QuoteBodyProps {
  quote: ShownQuote;
  asked: Asked;
}

/**
 * Everything that the page of a quote shows: the whole of it, or one step of what can be done with it.
 * It is sent as HTML alone; its forms work without script.
 */
export function QuoteBody({ quote, asked }: QuoteBodyProps) {
  if (asked.step === "accept") return <AcceptStep quote={quote} refused={asked.refused} />;
  if (asked.step === "change") return <ChangeStep quote={quote} refused={asked.refused} />;
  return <WholeQuote quote={quote} asked={asked} />;
}

/**
 * The step to show of a quote that can be accepted. A refused form is shown again in its step; who came
 * too late sees the whole quote as it is now.
 */
export function stepOf(
  { status, isPreview }: ShownQuote,
  refused: RefusedForm | undefined,
  inQuery: string | null,
): "accept" | "change" | undefined {
  if (status !== "open" || isPreview || refused?.late) return undefined;
  const step = refused ? refused.action : inQuery;
  return step === "accept" || step === "change" ? step : undefined;
}
