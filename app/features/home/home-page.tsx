import { CollectionsGrid } from "./collections-grid.tsx";
import { ConfirmationNotice } from "./confirmation-notice.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.ts";
import { HowItWorks, WhyChooseUs, WhyHouston } from "./promises.tsx";
import { Questions } from "./questions.tsx";
import { Testimonials } from "./testimonials.tsx";

interface HomePageProps {
  data: HomeData;
  /** Reference of a quote request that was sent without JavaScript. */
  sent: string | undefined;
}

/** The home page's sections, in the order of rule 2.20. */
export function HomePage({ data, sent }: HomePageProps) {
  const { copy } = data;
  return (
    <main id="content">
      <ConfirmationNotice copy={copy.sent} sent={sent} />
      <Hero slides={data.slides} copy={copy.hero} />
      <WhyChooseUs copy={copy.why} />
      <HowItWorks copy={copy.how} />
      <CollectionsGrid tiles={data.tiles} copy={copy.collections} />
      <Testimonials testimonials={data.testimonials} copy={copy.testimonials} />
      <WhyHouston copy={copy.houston} />
      <Questions questions={data.questions} copy={copy.questions} />
    </main>
  );
}
