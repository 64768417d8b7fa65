import { Link } from "react-router";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import type { CollectionTile } from "./home-data.ts";
import type { HomeWords } from "./words.ts";

/** Where each tile stands on wide screens: two large rooms, then four. */
const spans = [
  "md:col-span-7",
  "md:col-span-5",
  "md:col-span-4",
  "md:col-span-4",
  "md:col-span-4",
  "md:col-span-12",
];
const shapes = [
  "aspect-4/3 md:aspect-auto md:h-[26rem]",
  "aspect-4/3 md:aspect-auto md:h-[26rem]",
  "aspect-4/3",
  "aspect-4/3",
  "aspect-4/3",
  "aspect-4/3 md:aspect-[3.2]",
];

interface CollectionsGridProps {
  tiles: readonly CollectionTile[];
  words: HomeWords["collections"];
}

export function CollectionsGrid({ tiles, words }: CollectionsGridProps) {
  return (
    <section
      id="collections"
      aria-labelledby="collections-title"
      className="page-width section-space"
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-5">
        <h2 id="collections-title" className="text-h1">
          {words.title}
        </h2>
        <Link
          to={`${paths.priceMatch}#price-match-form`}
          className={buttonClass({ tone: "outline" })}
        >
          {words.priceMatch}
        </Link>
      </div>
      <ul className="grid gap-x-5 gap-y-9 md:grid-cols-12">
        {tiles.map(({ title, badge, link, popular, picture, pieces }, index) => (
          <li key={link} className={`group/tile relative ${spans[index % spans.length]}`}>
            {pieces.length > 0 ? (
              <Pieces pieces={pieces} className={shapes[index % shapes.length]} />
            ) : (
              <Picture
                picture={picture}
                alt=""
                sizes={
                  index < 2 ? "(min-width: 768px) 58vw, 92vw" : "(min-width: 768px) 32vw, 92vw"
                }
                className={shapes[index % shapes.length]}
                imageClassName="transition-transform duration-250 ease-out group-hover/tile:scale-[1.02]"
              />
            )}
            <div className="mt-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-h3">
                <Link
                  to={link}
                  prefetch="intent"
                  className="after:absolute after:inset-0 hover:text-pine"
                >
                  {title}
                </Link>
              </h3>
              <p className="text-[0.9375rem] font-semibold text-brass">{badge}</p>
            </div>
            <p className="mt-1 text-[0.9375rem] text-soft">{popular.join(", ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stands in for a room that has no picture yet. */
function Pieces({ pieces, className }: Pick<CollectionTile, "pieces"> & { className?: string }) {
  return (
    <span className={`flex justify-center bg-sand ${className}`}>
      {pieces.map((piece) => (
        <Picture
          key={piece.name}
          picture={piece}
          alt=""
          sizes="(min-width: 768px) 310px, 46vw"
          className="h-full flex-1 md:max-w-80"
          imageClassName="object-contain!"
        />
      ))}
    </span>
  );
}
