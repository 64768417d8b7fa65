import { Questions } from "#app/contact/questions.tsx";
import * as copy from "#copy/delivery-info.ts";
import type { PictureData } from "#ui/picture.tsx";
import { Areas } from "./areas.tsx";
import { Assembly } from "./assembly.tsx";
import { BookCall } from "./closing.tsx";
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
  questions: readonly { question: string; answer: string }[];
}

/** The page about delivery, in the order of rule 10.29. */
export function DeliveryInfoPage({ pictures, questions }: DeliveryInfoPageProps) {
  return (
    <>
      <Hero picture={pictures.hero} />
      <HowItWorks />
      <Areas />
      <Assembly picture={pictures.assembly} />
      <Prices />
      <OurPromise />
      <Questions
        id="delivery-questions"
        {...copy.questions}
        questions={questions}
        className="border-t border-line"
      />
      <BookCall />
    </>
  );
}
