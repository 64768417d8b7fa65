import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { TypeActions } from "./type-actions.tsx";
import { TypeFeatures } from "./type-features.tsx";

/** A layout whose picture stays visible while the product types scroll. */
export function BedroomBody({ data, chosen }: TypesBodyProps) {
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
            <li key={type.slug} className="border-t border-line py-8">
              <p className="text-[0.9375rem] font-semibold text-clay">{type.tag}</p>
              <h2 className="text-h2">{type.title}</h2>
              <div className="mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-2">
                <p className="text-soft">{type.description}</p>
                <TypeFeatures features={type.features} />
              </div>
              <TypeActions type={type} chosen={chosen} className="mt-5" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
