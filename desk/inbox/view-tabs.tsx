import { Link } from "react-router";
import { viewWords } from "#desk/lead-words.ts";
import { countText } from "#desk/shell/nav-items.ts";
import { type InboxCounts, type InboxQuery, inboxViews } from "#domain/desk/inbox.ts";
import { copy } from "./copy.ts";
import { inboxAddress } from "./inbox-address.ts";

interface ViewTabsProps {
  query: InboxQuery;
  counts: InboxCounts | null;
}

/** The lists of the inbox; on a narrow screen they scroll sideways, in a column they wrap. */
export function ViewTabs({ query, counts }: ViewTabsProps) {
  const { kind, who } = query;
  const count = (view: string) => counts?.[view as keyof InboxCounts];
  return (
    <nav
      aria-label={copy.views}
      className="col-span-full -mx-(--gutter) overflow-x-auto px-(--gutter) py-1 xl:overflow-visible"
    >
      <ul className="flex w-max gap-2 xl:w-auto xl:flex-wrap">
        {inboxViews.map((view) => (
          <li key={view}>
            <Link
              to={inboxAddress({ view, kind, who })}
              aria-current={view === query.view && !query.q ? "page" : undefined}
              className="tap flex min-h-11 items-center gap-2 rounded-full border border-edge px-3.5 font-semibold xl:min-h-9 xl:text-[0.9375rem] hover:border-ink aria-[current=page]:chosen"
            >
              <span>{viewWords[view]}</span>{" "}
              {count(view) === undefined ? null : (
                <span className="tabular-nums">{countText(count(view) ?? 0)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
