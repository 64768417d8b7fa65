import { CollectionsGrid } from "./collections-grid.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.ts";
import { HowItWorks, WhyChooseUs, WhyHouston } from "./promises.tsx";
import { Questions } from "./questions.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The home page's sections, in the order of spec §2. */
export function HomePage({ data }: { data: HomeData }) {
  return (
    <main id="content">
      <SentNotice />
      <Hero slides={data.slides} />
      <WhyChooseUs />
      <HowItWorks />
      <CollectionsGrid tiles={data.tiles} />
      <Testimonials />
      <WhyHouston />
      <Questions />
    </main>
  );
}
