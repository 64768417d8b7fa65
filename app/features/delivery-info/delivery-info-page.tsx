import type { PictureData } from "#ui/picture.tsx";
import { Areas } from "./areas.tsx";
import { Assembly } from "./assembly.tsx";
import { BookCall, Questions } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OurPromise } from "./our-promise.tsx";
import { Prices } from "./prices.tsx";

export interface DeliveryInfoPictures {
  hero: PictureData | null;
  assembly: PictureData | null;
}

/** All about delivery, in the order of spec §2. */
export function DeliveryInfoPage({ pictures }: { pictures: DeliveryInfoPictures }) {
  return (
    <main id="content">
      <Hero picture={pictures.hero} />
      <HowItWorks />
      <Areas />
      <Assembly picture={pictures.assembly} />
      <Prices />
      <OurPromise />
      <Questions />
      <BookCall />
    </main>
  );
}
