import { Questions } from "#app/contact/questions.tsx";
import * as copy from "#copy/financing-page.ts";
import type { PictureData } from "#ui/picture.tsx";
import { BundleDelivery, Disclosure } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { financingQuestions } from "./questions.ts";

/** Above the quiz. */
export function Opening({ picture }: { picture: PictureData | null }) {
  return (
    <>
      <Hero />
      <HowItWorks picture={picture} />
    </>
  );
}

/** Below the calculator. */
export function Closing() {
  return (
    <>
      <BundleDelivery />
      <Questions
        id="financing-questions"
        {...copy.questions}
        questions={financingQuestions}
        className="no-print"
      />
      <Disclosure />
    </>
  );
}
