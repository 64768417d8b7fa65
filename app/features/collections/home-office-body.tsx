import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { TypeActions } from "./type-actions.tsx";
import { TypeFeatures } from "./type-features.tsx";
import { TypeHeading } from "./type-heading.tsx";
import { TypePicture } from "./type-picture.tsx";
import { TypePieces } from "./type-pieces.tsx";

/** A layout with the product types as ruled rows. */
export function HomeOfficeBody({ data }: TypesBodyProps) {
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
      <header className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className={data.picture ? "self-end lg:col-span-6" : "lg:col-span-8"}>
          <PageTitle name={data.collection.title} slogan={data.words.slogan} />
          <p className="mt-5 max-w-prose text-lead text-soft">{data.words.lead}</p>
        </div>
        {data.picture ? (
          <Picture
            picture={data.picture}
            alt={data.words.pictureAlt}
            priority
            sizes="(min-width: 82.5rem) 655px, (min-width: 64rem) 52vw, (min-width: 40rem) 102vw, 92vw"
            className="aspect-16/10 max-lg:order-first lg:col-span-6"
          />
        ) : null}
      </header>
      <ul className="mt-10 border-b-2 border-ink lg:mt-16">
        {data.types.map((type) => (
          <li
            key={type.slug}
            className="grid cramped:grid-cols-1 grid-cols-[5rem_minmax(0,1fr)] gap-x-4 xs:grid-cols-[6.5rem_minmax(0,1fr)] gap-y-4 border-t-2 border-ink py-7 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[13rem_minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-x-10"
          >
            <TypePicture
              type={type}
              sizes="(min-width: 64rem) 13rem, (min-width: 40rem) 11rem, 6.5rem"
              className="aspect-4/5 self-start sm:row-span-2 lg:row-span-1"
            />
            <div className="max-sm:self-end">
              <TypeHeading type={type} size="text-h2" />
              <p className="mt-3 text-soft max-sm:hidden">{type.description}</p>
              <TypeFeatures features={type.features} className="mt-4 max-lg:hidden" />
            </div>
            <div className="max-sm:col-[1/-1]">
              <p className="mb-3 text-soft sm:hidden">{type.description}</p>
              <TypeFeatures features={type.features} className="mb-4 lg:hidden" />
              <TypeActions type={type} />
              <TypePieces type={type} className="mt-6" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
