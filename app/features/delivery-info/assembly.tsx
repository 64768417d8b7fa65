import * as copy from "#copy/delivery-info.ts";
import { Picture, type PictureData } from "#ui/picture.tsx";

/** How long assembly takes, in large figures. */
export function Assembly({ picture }: { picture: PictureData | null }) {
  const { title, lead, times, pictureAlt } = copy.assembly;
  return (
    <section aria-labelledby="assembly" className="bg-pine text-paper">
      <div className="mx-auto grid max-w-[120rem] lg:grid-cols-2">
        <Picture
          picture={picture}
          alt={pictureAlt}
          sizes="(min-width: 1024px) 1320px, 100vw"
          className="aspect-4/3 lg:aspect-auto lg:min-h-full"
        />
        <div className="px-[clamp(1.25rem,4vw,2.5rem)] py-14 lg:py-24 lg:pr-[max(2.5rem,calc((100vw-77.5rem)/2))] lg:pl-16">
          <h2 id="assembly" className="text-h1">
            {title}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-paper/85">{lead}</p>
          <dl className="mt-10 grid gap-8">
            {times.map(({ figure, unit, text }) => (
              <div key={unit} className="border-t border-paper/30 pt-6">
                <dt className="flex items-baseline gap-3 font-display">
                  <span className="text-[clamp(3.5rem,2.5rem+5vw,6rem)] leading-none">
                    {figure}
                  </span>{" "}
                  <span className="text-h3">{unit}</span>
                </dt>
                <dd className="mt-3 max-w-[44ch] text-paper/85">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
