import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { type PartHtml, ServerPart } from "#ui/server-part.tsx";
import { Calculator } from "./calculator.tsx";
import { Plans } from "./plans.tsx";
import { Quiz } from "./quiz.tsx";

interface FinancingPageProps {
  /** Above the quiz. */
  opening: PartHtml;
  /** Below the calculator. */
  closing: PartHtml;
  /** Reference of a quiz that was sent without JavaScript. */
  sent: string | undefined;
  /** A quiz that was posted without JavaScript and refused. */
  posted?: { serverForm: DraftState; errors: FormErrors };
}

/** The page about financing, in the order of rule 11.1. */
export function FinancingPage({ opening, closing, sent, posted }: FinancingPageProps) {
  return (
    // After a reload the quiz opens on hydration and moves the content below it: the scroll
    // position must not follow.
    <main id="content" className="[overflow-anchor:none]">
      <ServerPart {...opening} />
      <Quiz sent={sent} posted={posted} />
      <Plans />
      <Calculator />
      <ServerPart {...closing} />
    </main>
  );
}
