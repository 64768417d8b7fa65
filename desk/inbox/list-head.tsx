import { Link } from "react-router";
import { SearchForm } from "#desk/shell/search-form.tsx";
import { useRootData } from "#desk/use-root-data.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import type { Colleague, InboxQuery } from "#domain/desk/inbox.ts";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { Filters } from "./filters.tsx";
import { ViewTabs } from "./view-tabs.tsx";

interface ListHeadProps {
  query: InboxQuery;
  colleagues: readonly Colleague[];
  /** Whether the list is the page, which it then heads. */
  isPage: boolean;
}

/** What stands above a list: its name, what else can be listed, and how to add a lead. */
export function ListHead({ query, colleagues, isPage }: ListHeadProps) {
  const { me } = useWaiting();
  const Title = isPage ? "h1" : "p";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-(--gutter) pb-2 xl:grid-cols-[auto_minmax(0,1fr)_auto] xl:gap-y-1 xl:pb-3">
      <Title className="font-display text-h2 font-[520] tracking-[-0.012em] xl:text-[1.75rem]">
        {copy.title}
      </Title>
      <Link
        to="/leads/new"
        aria-label={copy.add}
        className="-mr-3 grid size-11 place-items-center rounded-full hover:bg-sand xl:col-start-3"
      >
        <Icon name="plus" className="size-6" />
      </Link>
      <SearchForm className="col-span-full md:hidden" />
      <ViewTabs query={query} counts={useRootData()?.counts ?? null} />
      <Filters query={query} me={me} colleagues={colleagues} />
    </div>
  );
}
