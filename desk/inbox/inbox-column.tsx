import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Link, useNavigate, useNavigation, useParams } from "react-router";
import { useNow } from "#desk/live/use-now.ts";
import { RowBlocks } from "#desk/loading/blocks.tsx";
import { RefusedPosts } from "#desk/waiting/refused-posts.tsx";
import { copy } from "./copy.ts";
import { EmptyList } from "./empty-list.tsx";
import { inboxAddress, isInbox, readInboxQuery } from "./inbox-address.ts";
import { InboxList } from "./inbox-list.tsx";
import { ListHead } from "./list-head.tsx";
import type { InboxData } from "./loader.server.ts";
import { useArrivals } from "./use-arrivals.ts";

/**
 * A list of leads: the inbox's page, and on a wide screen the column beside an open lead. It is one
 * element for both, so that a click on a row leaves the list as it is, and as far as it is scrolled.
 */
export function InboxColumn({ list }: { list: InboxData }) {
  const { query, rows, colleagues } = list;
  const { reference: open } = useParams();
  const now = useNow(list.now);
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  const address = inboxAddress(query);
  const scroller = useOpenRowInView(open);
  useArrivals(address, rows);
  const isPage = open === undefined;
  const landmark = isPage
    ? { id: "content", role: "main" }
    : { role: "navigation", "aria-label": copy.leads };
  return (
    <div {...landmark} data-list className={`${columnClass} ${isPage ? "" : "no-print hidden"}`}>
      <ListHead query={query} colleagues={colleagues} isPage={isPage} />
      <div
        ref={scroller}
        className="relative xl:min-h-0 xl:flex-1 xl:overflow-y-auto low:overflow-visible!"
      >
        <UnlessAwaited shown={address}>
          {query.q ? <Found words={query.q} /> : null}
          {isPage ? (
            <div role="alert" className="grid gap-2 px-(--gutter) py-3 empty:hidden">
              <RefusedPosts />
            </div>
          ) : null}
          {rows.length > 0 ? (
            <InboxList key={address} page={list} query={query} now={now} open={open} go={go} />
          ) : (
            <EmptyList query={query} />
          )}
        </UnlessAwaited>
      </div>
    </div>
  );
}

const columnClass =
  "mx-auto w-full max-w-3xl flex-col pt-3 pb-10 [--gutter:1.25rem] md:pt-6 xl:sticky xl:top-(--column-top) xl:col-start-1 xl:row-start-1 xl:flex xl:h-[calc(100dvh-var(--column-top)-var(--key-room))] xl:border-r xl:border-line xl:pt-3 xl:pb-0 xl:[--gutter:1.5rem] low:static! low:h-auto! cramped:[--gutter:0.75rem]";

/** The rows; blocks in their place while another list than the shown one is being fetched. */
function UnlessAwaited({ shown, children }: { shown: string; children: ReactNode }) {
  const { location: to } = useNavigation();
  const isAwaiting =
    to !== undefined &&
    isInbox(to.pathname) &&
    inboxAddress(readInboxQuery(new URLSearchParams(to.search))) !== shown;
  return (
    <>
      {isAwaiting ? <RowBlocks className="comes-after-a-while sticky top-14 h-0 xl:top-0" /> : null}
      <div className={isAwaiting ? "goes-after-a-while" : undefined}>{children}</div>
    </>
  );
}

function Found({ words }: { words: string }) {
  return (
    <p className="flex flex-wrap gap-x-4 px-(--gutter) py-3" role="status">
      <span>{copy.found(words)}</span>
      <Link to="/inbox" className="link-quiet tap font-semibold text-pine">
        {copy.allLeads}
      </Link>
    </p>
  );
}

/** Scrolls the column, and only it, as far as the open lead's row needs. */
function useOpenRowInView(open: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const row = open && box?.querySelector('[aria-current="page"]')?.closest("[data-row]");
    if (!box || !row) return;
    const { top, bottom } = row.getBoundingClientRect();
    const within = box.getBoundingClientRect();
    if (top < within.top) box.scrollTop -= within.top - top;
    else if (bottom > within.bottom) box.scrollTop += bottom - within.bottom;
  }, [open]);
  return scroller;
}
