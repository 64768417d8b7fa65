import { Questions } from "#app/contact/questions.tsx";
import * as copy from "#copy/home.ts";
import { CollectionsGrid } from "./collections-grid.tsx";
import type { CollectionTile } from "./home-data.ts";
import { homeQuestions } from "./home-questions.server.ts";
import { HowItWorks, WhyChooseUs, WhyHouston } from "./promises.tsx";

/** From below the slideshow to the six rooms. */
export function BeforeTestimonials({ tiles }: { tiles: readonly CollectionTile[] }) {
  return (
    <>
      <WhyChooseUs />
      <HowItWorks />
      <CollectionsGrid tiles={tiles} />
    </>
  );
}

/** The end of the page. */
export function AfterTestimonials() {
  return (
    <>
      <WhyHouston />
      <Questions id="home-questions" {...copy.questions} questions={homeQuestions} />
    </>
  );
}
