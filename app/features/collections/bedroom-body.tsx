import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { TypeFeatures } from "./type-features.tsx";
import { TypeRow } from "./type-row.tsx";

/** A layout whose picture stays visible while the product types scroll. */
export function BedroomBody({ data }: TypesBodyProps) {
  return (
    <div className="page-width grid gap-x-14 gap-y-8 pt-4 pb-16 md:grid-cols-12 lg:gap-x-20 lg:pb-24">
      <div className="md:col-span-5">
        <div className="md:sticks md:top-24">
          <Picture
            picture={data.picture}
            alt={data.words.pictureAlt}
            priority
            sizes="(min-width: 48rem) 1252px, 92vw"
            className="aspect-4/3 md:aspect-auto md:h-[min(44rem,calc(100dvh-8rem))]"
            imageClassName="object-[60%_50%]"
          />
        </div>
      </div>
      <div className="md:col-span-7">
        <PageTitle name={data.collection.title} slogan={data.words.slogan} />
        <p className="mt-5 mb-10 max-w-prose text-lead text-soft lg:mb-14">{data.words.lead}</p>
        <ul>
          {data.types.map((type) => (
            <TypeRow
              key={type.slug}
              type={type}
              features={<TypeFeatures features={type.features} className="mt-4" />}
              picture={{
                sizes: "(min-width: 40rem) 11rem, 6.5rem",
                className: "aspect-4/5 self-start sm:row-span-2",
              }}
              className="cramped:grid-cols-1 grid-cols-[5rem_minmax(0,1fr)] gap-y-4 py-8 xs:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-7 lg:py-10"
              headingClassName="max-sm:self-end"
              textClassName="max-sm:col-[1/-1]"
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
