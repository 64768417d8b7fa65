import { collectionPath, paths } from "#app/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { words } from "./words.ts";

/** Nothing remembered: what to press, and where. */
export function EmptyWishlist({ said }: { said: string }) {
  return (
    <div className="grid min-h-[60vh] content-center gap-x-16 gap-y-8 py-12 lg:grid-cols-12">
      <h1 ref={said ? focus : undefined} tabIndex={-1} className="text-display lg:col-span-7">
        {words.empty.title}
      </h1>
      <div className="lg:col-span-5 lg:self-end">
        <p role="status" className="sr-only">
          {said}
        </p>
        <p className="max-w-prose text-lead text-soft">{words.empty.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={collectionPath("living-room", "stationary-sofa-loveseats")}>
            {words.empty.browse}
          </ButtonLink>
          <ButtonLink to={paths.search} tone="quiet">
            {words.empty.search}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The last piece was just removed, and the focus with it. */
function focus(heading: HTMLElement | null) {
  heading?.focus();
}
