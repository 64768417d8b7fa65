import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { TypeActions } from "./type-actions.tsx";
import { TypeFeatures } from "./type-features.tsx";

/** A layout with the product types as numbered rows. */
export function HomeOfficeBody({ data, chosen }: TypesBodyProps) {
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
      <ol className="mt-10 border-b-2 border-ink lg:mt-16">
        {data.types.map((type, index) => (
          <li
            key={type.slug}
            className="grid gap-x-8 gap-y-4 border-t-2 border-ink py-6 md:grid-cols-2 lg:grid-cols-[3.5rem_minmax(0,1.3fr)_minmax(0,1fr)_auto]"
          >
            <span
              aria-hidden="true"
              className="font-display text-h3 text-soft tabular-nums max-lg:hidden"
            >
              {index + 1}
            </span>
            <div>
              <p className="text-[0.9375rem] font-semibold text-clay">{type.tag}</p>
              <h2 className="text-h2">{type.title}</h2>
              <p className="mt-2 text-soft">{type.description}</p>
            </div>
            <TypeFeatures features={type.features} className="content-start lg:pt-8" />
            <TypeActions
              type={type}
              chosen={chosen}
              className="md:col-span-2 lg:col-span-1 lg:w-44 lg:flex-col lg:items-stretch lg:*:mr-0"
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
