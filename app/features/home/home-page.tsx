import { OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { ServerPart } from "#ui/server-part.tsx";
import { ConfirmationNotice } from "./confirmation-notice.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.ts";
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
      <ConfirmationNotice sent={sent} />
      <OptionalPart>
        <Hero slides={data.slides} copy={copy.hero} />
      </OptionalPart>
      <ServerPart {...data.beforeTestimonials} />
      <OptionalPart>
        <Testimonials testimonials={data.testimonials} copy={copy.testimonials} />
      </OptionalPart>
      <ServerPart {...data.afterTestimonials} />
    </main>
  );
}
