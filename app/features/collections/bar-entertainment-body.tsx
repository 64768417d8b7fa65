import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { TypeActions } from "./type-actions.tsx";
import { TypeFeatures } from "./type-features.tsx";
import { TypeHeading } from "./type-heading.tsx";
import { TypePicture } from "./type-picture.tsx";
import { TypePieces } from "./type-pieces.tsx";

/** A dark layout with a picture for each product type. */
export function BarEntertainmentBody({ data }: TypesBodyProps) {
  return (
    <div className="bg-ink text-paper">
      {data.picture ? (
        <Picture
          picture={data.picture}
          alt={data.words.pictureAlt}
          priority
          sizes="100vw"
          className="aspect-4/3 md:aspect-[2.6]"
          // Crops out a sliver of another wall at the picture's right.
          imageClassName="origin-left scale-[1.03]"
        />
      ) : null}
      <div className="page-width py-12 lg:py-20">
        <header className="max-w-4xl">
          <PageTitle
            name={data.collection.title}
            slogan={data.words.slogan}
            sloganClassName="text-line"
          />
          <p className="mt-5 max-w-prose text-lead text-line">{data.words.lead}</p>
        </header>
        <ul className="mt-10 grid gap-x-10 md:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-x-14">
          {data.types.map((type) => (
            <li
              key={type.slug}
              className="border-t border-edge py-8 md:row-span-6 md:grid md:grid-rows-subgrid"
            >
              <TypePicture
                type={type}
                sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 92vw"
                className="mb-6 aspect-4/3 md:aspect-square"
              />
              <TypeHeading type={type} size="text-h2" light />
              <p className="mt-3 text-line">{type.description}</p>
              <TypeFeatures features={type.features} className="mt-5 mb-6" />
              <TypeActions type={type} light />
              <TypePieces type={type} titleClassName="text-line" className="mt-6" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
