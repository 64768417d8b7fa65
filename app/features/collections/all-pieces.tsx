import * as copy from "#copy/collections.ts";
import { allTypes } from "#domain/collection.ts";
import { buttonClass } from "#ui/button.tsx";
import type { CollectionPageData } from "./collection-page-data.ts";

/** A link to all products of the collection in one listing (rule 3.27). */
export function AllPieces({ data }: { data: CollectionPageData }) {
  const { collection, all } = data;
  if (all.count === 0) return null;
  return (
    <div className="page-width no-print flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line py-10 lg:py-12">
      <div>
        <h2 className="text-h2">{copy.all({ room: collection.title })}</h2>
        <p className="mt-2 max-w-prose text-soft">{copy.allText}</p>
      </div>
      <a
        href={all.link}
        rel="nofollow"
        data-shows={allTypes}
        className={buttonClass({ tone: "outline" }, "aria-current:chosen")}
      >
        {copy.seeAll({ count: all.count })}
      </a>
    </div>
  );
}
