import { Link } from "react-router";
import { KeyHints } from "#desk/keyboard/key-hints.tsx";
import { useNow } from "#desk/live/use-now.ts";
import { SearchForm } from "#desk/shell/search-form.tsx";
import { useRootData } from "#desk/use-root-data.ts";
import { RefusedPosts } from "#desk/waiting/refused-posts.tsx";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";
import { Filters } from "./filters.tsx";
import { inboxAddress } from "./inbox-address.ts";
import { InboxList } from "./inbox-list.tsx";
import type { InboxData } from "./loader.server.ts";
import { useArrivals } from "./use-arrivals.ts";
import { ViewTabs } from "./view-tabs.tsx";

/** Who waits, most urgent first, and all other leads by state. */
export function InboxPage({ query, rows, next, colleagues, now: madeAt }: InboxData) {
  const { me } = useWaiting();
  const now = useNow(madeAt);
  const list = inboxAddress(query);
  useArrivals(list, rows);
  return (
    <main
      id="content"
      className="mx-auto w-full max-w-3xl pt-3 pb-10 [--gutter:1.25rem] md:pt-6 cramped:[--gutter:0.75rem]"
    >
      <div className="grid gap-3 border-b border-line px-(--gutter) pb-2">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-h2">{copy.title}</h1>
          <Link
            to="/leads/new"
            aria-label={copy.add}
            className="-mr-3 grid size-11 place-items-center rounded-full hover:bg-sand"
          >
            <Icon name="plus" className="size-6" />
          </Link>
        </div>
        <SearchForm className="md:hidden" />
        <ViewTabs query={query} counts={useRootData()?.counts ?? null} />
        <Filters query={query} me={me} colleagues={colleagues} />
      </div>
      {query.q ? (
        <p className="flex flex-wrap gap-x-4 px-(--gutter) py-3" role="status">
          <span>{copy.found(query.q)}</span>
          <Link to="/inbox" className="link-quiet tap font-semibold text-pine">
            {copy.allLeads}
          </Link>
        </p>
      ) : null}
      <div role="alert" className="grid gap-2 px-(--gutter) py-3 empty:hidden">
        <RefusedPosts />
      </div>
      {rows.length > 0 ? (
        <InboxList key={list} page={{ rows, next, colleagues }} query={query} now={now} />
      ) : (
        <EmptyList query={query} />
      )}
      <KeyHints />
    </main>
  );
}
