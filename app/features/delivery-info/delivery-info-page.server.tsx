import { Questions } from "#app/contact/questions.tsx";
import type { PictureData } from "#ui/picture.tsx";
import { Areas } from "./areas.tsx";
import { Assembly } from "./assembly.tsx";
import { BookCall } from "./closing.tsx";
import type { DeliveryCopy } from "./copy.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OurPromise } from "./our-promise.tsx";
import { Prices } from "./prices.tsx";

export interface DeliveryInfoPictures {
  hero: PictureData | null;
  assembly: PictureData | null;
}

interface DeliveryInfoPageProps {
  pictures: DeliveryInfoPictures;
  copy: DeliveryCopy;
  questions: readonly { question: string; answer: string }[];
}

/** The page about delivery, in the order of rule 10.29. */
export function DeliveryInfoPage({ pictures, copy, questions }: DeliveryInfoPageProps) {
  return (
    <>
      <Hero picture={pictures.hero} copy={copy} />
      <HowItWorks copy={copy} />
      <Areas copy={copy} />
      <Assembly picture={pictures.assembly} copy={copy} />
      <Prices copy={copy} />
      <OurPromise copy={copy} />
      <Questions
        id="delivery-questions"
        {...copy.questions}
        questions={questions}
        className="border-t border-line"
      />
      <BookCall copy={copy} />
    </>
  );
}
