import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { TypeRow } from "./type-row.tsx";

/** A layout with the product types as a menu below the picture of the room. */
export function DiningRoomBody({ data }: TypesBodyProps) {
  return (
    <div className="pb-16 lg:pb-24">
      <Picture
        picture={data.picture}
        alt={data.words.pictureAlt}
        priority
        sizes="100vw"
        className="mt-2 aspect-4/3 md:aspect-[2.6]"
        // The menu covers the bottom of the picture.
        imageClassName="md:object-[50%_80%]"
      />
      <div className="relative mx-auto -mt-10 w-[min(70rem,calc(100%-1.5rem))] bg-paper p-2 sm:-mt-20 sm:w-[min(70rem,calc(100%-4rem))]">
        <div className="border border-line px-5 py-10 sm:px-12 sm:py-16">
          <header className="mx-auto max-w-2xl sm:text-center">
            <PageTitle name={data.collection.title} slogan={data.words.slogan} />
            <p className="mt-5 text-lead text-soft sm:text-balance">{data.words.lead}</p>
          </header>
          <ul className="mt-10 grid gap-x-10 sm:mt-16 md:grid-cols-2 lg:gap-x-16">
            {data.types.map((type) => (
              <TypeRow
                key={type.slug}
                type={type}
                features={<FeatureLine features={type.features} />}
                picture={{
                  sizes: "(min-width: 64rem) 8rem, (min-width: 26rem) 6rem, 92vw",
                  className: "aspect-4/3 self-start xs:aspect-4/5 lg:row-span-2",
                }}
                className="content-start gap-y-3 pt-7 pb-10 xs:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)]"
                headingClassName="max-lg:self-end"
                textClassName="max-lg:col-[1/-1]"
              />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Features one after the other, as on a menu. */
function FeatureLine({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-2.5 text-[0.9375rem]">
      {features.map((feature) => (
        <li key={feature} className="inline not-last:after:content-['_·_']">
          {feature}
        </li>
      ))}
    </ul>
  );
}
