import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { Picture } from "#ui/picture.tsx";
import type { ListingHero as Hero } from "./listing-data.ts";

/** The top of a category: where you are, what it is, and a room it stands in. */
export function ListingHero({ hero, crumbs }: { hero: Hero; crumbs: readonly Crumb[] }) {
  return (
    <div className="page-width pt-2">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-2 grid bg-sand md:min-h-80 md:grid-cols-[1fr_1.1fr]">
        <div className="flex flex-col justify-end p-6 max-md:order-last sm:p-10 lg:p-12">
          <h1 className="text-h1">{hero.title}</h1>
          <p className="mt-3 max-w-[46ch] text-lead text-soft">{hero.text}</p>
        </div>
        <Picture
          picture={hero.picture}
          alt={hero.pictureAlt}
          priority
          sizes="(min-width: 1320px) 650px, (min-width: 768px) max(52vw, 570px), 92vw"
          className="aspect-16/9 md:aspect-auto md:h-full"
        />
      </div>
    </div>
  );
}
