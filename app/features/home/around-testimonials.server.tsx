import { Questions, type QuestionsProps } from "#app/contact/questions.tsx";
import { CollectionsGrid } from "./collections-grid.tsx";
import { copy } from "./copy.ts";
import type { CollectionTile } from "./home-data.ts";
import { HowItWorks, WhyChooseUs, WhyHouston } from "./promises.tsx";

/** From below the slideshow to the six rooms. */
export function BeforeTestimonials({ tiles }: { tiles: readonly CollectionTile[] }) {
  return (
    <>
      <WhyChooseUs copy={copy.why} />
      <HowItWorks copy={copy.how} />
      <CollectionsGrid tiles={tiles} copy={copy.collections} />
    </>
  );
}

/** The end of the page. */
export function AfterTestimonials({ questions }: Pick<QuestionsProps, "questions">) {
  return (
    <>
      <WhyHouston copy={copy.houston} />
      <Questions id="home-questions" {...copy.questions} questions={questions} />
    </>
  );
}
