import * as copy from "#copy/delivery-info.ts";
import { paths } from "#domain/paths.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";
import { SloganTitle } from "#ui/slogan-title.tsx";

/** The page's title and a picture that reaches the edge of the screen. */
export function Hero({ picture }: { picture: PictureData | null }) {
  const { hero, glance } = copy;
  return (
    <div className="border-b border-line">
      <div className="mx-auto grid max-w-[120rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="flex flex-col justify-center px-[clamp(1.25rem,4vw,2.5rem)] py-10 sm:py-14 lg:py-24 lg:pr-14 lg:pl-[max(2.5rem,calc((100vw-77.5rem)/2))]">
          <SloganTitle name={hero.name} slogan={hero.title} />
          <p className="mt-6 max-w-[44ch] text-lead text-soft">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-xs:*:grow">
            <ButtonLink href={paths.bookDelivery}>{hero.book}</ButtonLink>{" "}
            <a href="#prices" className={buttonClass({ tone: "quiet" })}>
              {hero.prices}
            </a>
          </div>
        </div>
        <Picture
          picture={picture}
          alt={hero.pictureAlt}
          priority
          sizes="(min-width: 1024px) 1067px, 100vw"
          className="aspect-4/3 sm:aspect-16/9 lg:aspect-auto lg:min-h-150"
        />
      </div>
      <div className="border-t border-line">
        <dl className="page-width grid grid-cols-2 gap-x-8 gap-y-7 py-9 lg:grid-cols-4">
          {glance.map(({ figure, text }) => (
            <div key={figure}>
              <dt className="font-display text-h3 text-pine">{figure}</dt>
              <dd className="mt-1 max-w-[24ch] text-[0.9375rem] text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
