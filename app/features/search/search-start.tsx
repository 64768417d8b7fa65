import { useRootData } from "#app/routing/root-data.ts";
import * as copy from "#copy/search.ts";
import { collectionPath } from "#domain/paths.ts";
import { PopularSearches } from "./popular-searches.tsx";

/** Shown before a search: popular searches and the six collections. */
export function SearchStart({ popular }: { popular: readonly string[] }) {
  const collections = useRootData()?.collections ?? [];
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pt-4 pb-24 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <PopularSearches
          popular={popular}
          className="grid gap-x-10 gap-y-1 font-display text-h2 sm:grid-cols-2"
        />
      </div>
      <section aria-labelledby="search-rooms" className="lg:col-span-4">
        <h2
          id="search-rooms"
          className="mb-4 font-sans! text-base! font-semibold! tracking-normal! text-soft"
        >
          {copy.rooms}
        </h2>
        <ul>
          {collections.map(({ slug, title }) => (
            <li key={slug} className="border-b border-line">
              <a
                href={collectionPath(slug)}
                className="flex min-h-12 items-center font-medium hover:text-pine"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
