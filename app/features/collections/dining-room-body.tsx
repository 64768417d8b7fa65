import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { copy } from "./copy.ts";
import { TypeActions } from "./type-actions.tsx";
import { TypePicture } from "./type-picture.tsx";
import { TypePieces } from "./type-pieces.tsx";

/** A layout with the product types as a menu below the picture of the room. */
export function DiningRoomBody({ data, chosen }: TypesBodyProps) {
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
              <li
                key={type.slug}
                className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-5 gap-y-3 border-t border-line pt-7 pb-10 lg:grid-cols-[8rem_minmax(0,1fr)]"
              >
                <TypePicture
                  type={type}
                  sizes="(min-width: 64rem) 8rem, 6rem"
                  className="aspect-4/5 self-start lg:row-span-2"
                />
                <div className="max-lg:self-end">
                  <p className="text-[0.9375rem] font-semibold text-clay">{type.tag}</p>
                  <div className="flex flex-wrap items-baseline-last gap-x-2">
                    <h2 className="text-h2 [text-wrap:wrap]">{type.title}</h2>
                    <span
                      aria-hidden="true"
                      className="min-w-6 flex-1 border-b-2 border-dotted border-edge"
                    />
                    <span className="shrink-0 tabular-nums text-soft">
                      {type.count > 0 ? copy.pieces(type.count) : copy.noProducts}
                    </span>
                  </div>
                </div>
                <div className="max-lg:col-span-2">
                  <p className="text-soft">{type.description}</p>
                  <ul className="mt-2.5 text-[0.9375rem]">
                    {type.features.map((feature) => (
                      <li key={feature} className="inline not-last:after:content-['_·_']">
                        {feature}
                      </li>
                    ))}
                  </ul>
                  <TypeActions type={type} chosen={chosen} className="mt-4" />
                  <TypePieces type={type} className="mt-5" />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
