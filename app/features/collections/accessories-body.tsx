import { Picture } from "#ui/picture.tsx";
import type { TypeCard, TypesBodyProps } from "./collection-page-data.ts";
import { PageHeader } from "./page-header.tsx";
import { TypeActions } from "./type-actions.tsx";
import { TypeFeatures } from "./type-features.tsx";
import { TypeHeading } from "./type-heading.tsx";
import { TypePicture } from "./type-picture.tsx";
import { TypePieces } from "./type-pieces.tsx";

/** Width and background of each tile. */
const tiles = [
  { span: "md:col-span-6 xl:col-span-7", ground: "bg-sand", light: false },
  { span: "md:col-span-6 xl:col-span-5", ground: "bg-pine text-paper", light: true },
  { span: "md:col-span-6 xl:col-span-5", ground: "border border-line bg-white", light: false },
  {
    span: "md:col-span-6 xl:col-span-7",
    ground: "border-12 border-line bg-white max-sm:px-2.5",
    light: false,
  },
  { span: "md:col-span-6", ground: "bg-ink text-paper", light: true },
  { span: "md:col-span-6", ground: "bg-sand", light: false },
] as const;

export function AccessoriesBody({ data }: TypesBodyProps) {
  return (
    <div className="page-width pt-6 pb-16 lg:pt-12 lg:pb-24">
      <PageHeader name={data.collection.title} slogan={data.words.slogan} lead={data.words.lead} />
      {data.picture ? (
        <Picture
          picture={data.picture}
          alt={data.words.pictureAlt}
          priority
          sizes="(min-width: 82.5rem) 1240px, 92vw"
          className="mt-10 aspect-4/3 md:aspect-[2.6]"
          // Crops out a sliver of another wall at the picture's right.
          imageClassName="origin-left scale-[1.03]"
        />
      ) : null}
      <ul
        className={`grid gap-4 md:grid-cols-12 lg:gap-6 ${data.picture ? "mt-4 lg:mt-6" : "mt-10 lg:mt-14"}`}
      >
        {data.types.map((type, index) => (
          <Tile key={type.slug} type={type} look={tiles[index % tiles.length]} />
        ))}
      </ul>
    </div>
  );
}

interface TileProps {
  type: TypeCard;
  look: (typeof tiles)[number] | undefined;
}

function Tile({ type, look = tiles[0] }: TileProps) {
  const { span, ground, light } = look;
  return (
    <li
      className={`flex flex-col justify-between gap-8 p-6 sm:p-9 md:max-lg:p-6 ${span} ${ground}`}
    >
      <div className="flex max-[22rem]:flex-col items-start justify-between gap-6">
        <TypeHeading type={type} size="text-h1" light={light} />
        <TypePicture
          type={type}
          sizes="(min-width: 80rem) 11rem, (min-width: 64rem) 9rem, (min-width: 48rem) 7rem, (min-width: 40rem) 11rem, 7rem"
          className="aspect-4/5 w-28 shrink-0 max-[22rem]:w-20 sm:w-44 md:w-28 lg:w-36 xl:w-44"
        />
      </div>
      <div>
        <p className="max-w-prose">{type.description}</p>
        <TypeFeatures features={type.features} className="mt-4" />
        <TypeActions type={type} light={light} className="mt-6" />
        <TypePieces
          type={type}
          titleClassName={light ? "text-paper" : "text-soft"}
          className="mt-6"
        />
      </div>
    </li>
  );
}
