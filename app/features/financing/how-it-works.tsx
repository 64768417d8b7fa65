import { ResponseTime } from "#app/contact/response-time.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";
import { copy } from "./page-copy.ts";

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
        <ol className="mt-8 grid lg:mt-10">
          {steps.map(({ title: step, text }, index) => (
            <li
              key={step}
              className="grid grid-cols-[2.75rem_1fr] items-baseline border-t border-line py-6"
            >
              <span aria-hidden="true" className="font-display text-h2 text-pine">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{step}</h3>
                <p className="mt-2 max-w-[44ch] text-soft">
                  <ResponseTime>{text}</ResponseTime>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
