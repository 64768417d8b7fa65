import type { PictureData } from "#ui/picture.tsx";
import { BundleDelivery, Disclosure, Questions } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";

/** Above the quiz. */
export function Opening({ picture }: { picture: PictureData | null }) {
  return (
    <>
      <Hero />
      <HowItWorks picture={picture} />
    </>
  );
}

/** Below the calculator. */
export function Closing() {
  return (
    <>
      <BundleDelivery />
      <Questions />
      <Disclosure />
    </>
  );
}
