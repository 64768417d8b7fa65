import { CollectionsGrid } from "./collections-grid.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.ts";
import { HowItWorks, WhyChooseUs, WhyHouston } from "./promises.tsx";
import { Questions } from "./questions.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { Testimonials } from "./testimonials.tsx";

interface HomePageProps {
  data: HomeData;
  /** Reference of a quote request that was sent without script. */
  sent: string | undefined;
}

/** The home page's sections, in the order of rule 2.20. */
export function HomePage({ data, sent }: HomePageProps) {
  const { words } = data;
  return (
    <main id="content">
      <SentNotice words={words.sent} sent={sent} />
      <Hero slides={data.slides} words={words.hero} />
      <WhyChooseUs words={words.why} />
      <HowItWorks words={words.how} />
      <CollectionsGrid tiles={data.tiles} words={words.collections} />
      <Testimonials testimonials={data.testimonials} words={words.testimonials} />
      <WhyHouston words={words.houston} />
      <Questions questions={data.questions} words={words.questions} />
    </main>
  );
}
