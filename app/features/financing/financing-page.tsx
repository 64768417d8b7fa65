import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import type { PictureData } from "#ui/picture.tsx";
import { Calculator } from "./calculator.tsx";
import { BundleDelivery, Disclosure, Questions } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Plans } from "./plans.tsx";
import { Quiz } from "./quiz.tsx";

interface FinancingPageProps {
  picture: PictureData | null;
  /** Reference of a quiz that was sent without JavaScript. */
  sent: string | undefined;
  /** A quiz that was posted without JavaScript and refused. */
  posted?: { serverForm: DraftState; errors: FormErrors };
}

/** The page about financing, in the order of rule 11.1. */
export function FinancingPage({ picture, sent, posted }: FinancingPageProps) {
  return (
    // After a reload the quiz opens on hydration and moves the content below it: the scroll
    // position must not follow.
    <main id="content" className="[overflow-anchor:none]">
      <Hero />
      <HowItWorks picture={picture} />
      <Quiz sent={sent} posted={posted} />
      <Plans />
      <Calculator />
      <BundleDelivery />
      <Questions />
      <Disclosure />
    </main>
  );
}
