import { NumberedSteps } from "#app/contact/numbered-steps.tsx";
import * as copy from "#copy/financing-page.ts";
import { Picture, type PictureData } from "#ui/picture.tsx";

export function HowItWorks({ picture }: { picture: PictureData | null }) {
  const { title, steps, pictureAlt } = copy.how;
  return (
    <section
      aria-labelledby="how-financing-works"
      className="no-print page-width section-space grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center"
    >
      <Picture
        picture={picture}
        alt={pictureAlt}
        sizes="(min-width: 1300px) 600px, (min-width: 1024px) 50vw, 100vw"
        className="aspect-4/3 max-lg:order-last"
      />
      <div>
        <h2 id="how-financing-works" className="text-h1">
          {title}
        </h2>
        <div className="mt-8 lg:mt-10">
          <NumberedSteps steps={steps} />
        </div>
      </div>
    </section>
  );
}
