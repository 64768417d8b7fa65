import type { PictureData } from "#ui/picture.tsx";
import { Areas } from "./areas.tsx";
import { Assembly } from "./assembly.tsx";
import { BookCall, Questions } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OurPromise } from "./our-promise.tsx";
import { Prices } from "./prices.tsx";
import type { DeliveryWords } from "./words.ts";

export interface DeliveryInfoPictures {
  hero: PictureData | null;
  assembly: PictureData | null;
}

interface DeliveryInfoPageProps {
  pictures: DeliveryInfoPictures;
  words: DeliveryWords;
  questions: readonly { question: string; answer: string }[];
}

/** All about delivery, in the order of rule 10.29. */
export function DeliveryInfoPage({ pictures, words, questions }: DeliveryInfoPageProps) {
  return (
    <main id="content">
      <Hero picture={pictures.hero} words={words} />
      <HowItWorks words={words} />
      <Areas words={words} />
      <Assembly picture={pictures.assembly} words={words} />
      <Prices words={words} />
      <OurPromise words={words} />
      <Questions words={words} questions={questions} />
      <BookCall words={words} />
    </main>
  );
}
