import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Picture } from "#ui/picture.tsx";
import type { ListingHero as Hero } from "./listing-data.ts";

/**
 * The top of a category's page: breadcrumbs, a room as wide as the page (rule 4.21), title and
 * text. On wide screens the text is over the picture's calm side, on the page's own background
 * color.
 */
export function ListingHero({ hero, crumbs }: { hero: Hero; crumbs: readonly Crumb[] }) {
  return (
    <div className="pt-2">
      <div className="page-width">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className="relative mt-2 overflow-x-clip md:grid md:*:[grid-area:1/1]">
        <Picture
          picture={hero.picture}
          alt={hero.pictureAlt}
          priority
          sizes="100vw"
          className="aspect-16/9 md:aspect-auto md:min-h-[clamp(20rem,31vw,36rem)]"
          imageClassName="object-[50%_72%]"
        />
        <div className="page-width md:self-end">
          <div className="relative max-md:pt-6 md:w-[min(31rem,46%)] md:bg-paper md:pt-7 md:pr-8 md:before:absolute md:before:inset-y-0 md:before:right-full md:before:w-screen md:before:bg-paper">
            <PageTitle name={hero.name} slogan={hero.slogan} size="text-h1" />
            <p className="mt-3 max-w-[46ch] text-lead text-soft">{hero.text}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
