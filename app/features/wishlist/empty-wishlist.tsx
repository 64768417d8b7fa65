import * as copy from "#copy/wishlist.ts";
import { collectionPath, paths } from "#domain/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";

interface EmptyWishlistProps {
  announcement: string;
  picture?: PictureData | null;
}

/** An empty wishlist: how to fill it, and where to find products. */
export function EmptyWishlist({ announcement, picture }: EmptyWishlistProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
      <h1
        ref={announcement ? focus : undefined}
        tabIndex={-1}
        className="text-display lg:col-span-7"
      >
        {copy.empty.title}
      </h1>
      <div className="lg:col-span-5 lg:self-end">
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <p className="needs-js max-w-prose text-lead text-soft">{copy.empty.text}</p>
        <p className="without-js max-w-prose text-lead text-soft">{copy.withoutScript}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-xs:*:grow">
          <ButtonLink href={collectionPath("living-room", "stationary-sofa-loveseats")}>
            {copy.empty.browse}
          </ButtonLink>{" "}
          <ButtonLink href={paths.search} tone="quiet">
            {copy.empty.search}
          </ButtonLink>
        </div>
      </div>
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          priority="if-shown"
          sizes="(min-width: 82.5rem) 1240px, 92vw"
          className="mt-6 aspect-4/3 sm:aspect-[2.4] lg:col-span-12"
          imageClassName="object-[50%_75%]"
        />
      ) : null}
    </div>
  );
}

/** Moves the focus here, because the last product was just removed and the focus with it. */
function focus(heading: HTMLElement | null) {
  heading?.focus();
}
