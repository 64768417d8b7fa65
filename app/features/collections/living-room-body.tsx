import * as copy from "#copy/collections.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { TypeCard, TypesBodyProps } from "./collection-page-data.ts";
import { PageHeader } from "./page-header.tsx";
import { TypeFeatures } from "./type-features.tsx";
import { TypeHeading } from "./type-heading.tsx";
import { TypePicture } from "./type-picture.tsx";
import { TypePieces } from "./type-pieces.tsx";

/** These pictures have an empty left side, for the headline of the category's page. */
const rightSide = "object-[90%_50%]";

/**
 * The five categories: the first across the whole page, the others with pictures at alternating
 * sides.
 */
export function LivingRoomBody({ data }: TypesBodyProps) {
  const [first, ...others] = data.types;
  return (
    <>
      <PageHeader
        name={data.collection.title}
        slogan={data.words.slogan}
        lead={data.words.lead}
        className="page-width pt-6 pb-10 lg:pt-12 lg:pb-14"
      />
      <Picture
        picture={data.picture}
        alt={data.words.pictureAlt}
        priority
        sizes="100vw"
        className="aspect-4/3 md:aspect-[2.35]"
      />
      {first ? <FirstCategory type={first} /> : null}
      <ul className="page-width">
        {others.map((type, index) => (
          <Category key={type.slug} type={type} picturedRight={index % 2 === 0} />
        ))}
      </ul>
    </>
  );
}

function FirstCategory({ type }: { type: TypeCard }) {
  return (
    <section className="bg-sand" aria-labelledby={type.slug}>
      <div className="page-width grid items-center gap-x-14 gap-y-8 py-10 md:grid-cols-12 lg:gap-x-20 lg:py-16">
        <TypePicture
          type={type}
          sizes="(min-width: 82.5rem) 800px, (min-width: 48rem) 62vw, 120vw"
          className="aspect-4/3 md:col-span-6"
          imageClassName={rightSide}
        />
        <div className="md:col-span-6">
          <TypeHeading type={type} size="text-h1" />
          <p className="mt-3 max-w-prose text-lead text-soft">{type.description}</p>
          <TypeFeatures features={type.features} className="mt-5 mb-6" />
          <BrowseCategory type={type} tone="primary" />
          <TypePieces type={type} className="mt-8" />
        </div>
      </div>
    </section>
  );
}

function Category({ type, picturedRight }: { type: TypeCard; picturedRight: boolean }) {
  return (
    <li className="grid items-center gap-x-14 gap-y-6 border-t border-line py-12 first:border-t-0 md:grid-cols-12 lg:gap-x-20 lg:py-20">
      <TypePicture
        type={type}
        sizes="(min-width: 82.5rem) 800px, (min-width: 48rem) 62vw, 120vw"
        className={`aspect-4/3 md:row-start-1 ${picturedRight ? "md:col-[7/13]" : "md:col-[1/7]"}`}
        imageClassName={rightSide}
      />
      <section
        className={`md:row-start-1 ${picturedRight ? "md:col-[1/7]" : "md:col-[7/13]"}`}
        aria-labelledby={type.slug}
      >
        <TypeHeading type={type} size="text-h2" />
        <p className="mt-3 max-w-prose text-soft">{type.description}</p>
        <TypeFeatures features={type.features} className="mt-5 mb-6" />
        <BrowseCategory type={type} tone="outline" />
        <TypePieces type={type} className="mt-8" />
      </section>
    </li>
  );
}

function BrowseCategory({ type, tone }: { type: TypeCard; tone: "primary" | "outline" }) {
  return (
    <a
      href={type.link}
      aria-label={copy.about.browse({ title: type.title })}
      className={buttonClass({ tone }, "justify-self-start")}
    >
      {copy.browse}
      <Icon name="right" className="size-4" />
    </a>
  );
}
