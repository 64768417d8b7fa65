import { memo, useMemo } from "react";
import { shownLead } from "#desk/waiting/shown-lead.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import type { InboxQuery } from "#domain/desk/inbox.ts";
import { facts } from "#shop/facts.ts";
import { dueGroups, withHeadings } from "./due-group.ts";
import { InboxRow } from "./inbox-row.tsx";
import type { InboxData, ShownRow } from "./loader.server.ts";
import { MoreRows } from "./more-rows.tsx";

interface InboxListProps {
  page: Pick<InboxData, "rows" | "next" | "colleagues">;
  query: InboxQuery;
  now: Date;
  /** The last row above, whose group may go on here. */
  above?: ShownRow | undefined;
  /** Reference of the lead that is open beside the list. */
  open: string | undefined;
  /** Opens an address within the desk. */
  go: (to: string) => void;
}

/** The rows of a page, under the headings of when they must be answered, and those after them. */
export const InboxList = memo(function InboxList(props: InboxListProps) {
  const { page, query, now, above, open, go } = props;
  const { posts, me } = useWaiting();
  const { colleagues } = page;
  const isGrouped = query.view === "to_answer" && !query.q;
  const groups = useMemo(
    () =>
      isGrouped ? byDueTime(page.rows, now, above) : [{ heading: undefined, rows: page.rows }],
    [isGrouped, page.rows, now, above],
  );
  return (
    <>
      {groups.map(({ heading, rows }) => (
        <section key={rows[0]?.reference}>
          {heading ? (
            <h2 className={`px-(--gutter) pt-4 text-lg ${heading === "Late" ? "text-clay" : ""}`}>
              {heading}
            </h2>
          ) : null}
          <ul>
            {rows.map((row) => (
              <InboxRow
                key={row.reference}
                row={shownLead(row, posts, { me, colleagues })}
                query={query}
                now={now}
                isGrouped={isGrouped}
                isOpen={row.reference === open}
                go={go}
              />
            ))}
          </ul>
        </section>
      ))}
      {page.next ? (
        <MoreRows query={{ ...query, after: page.next }}>
          {(more) => <InboxList {...props} page={more} above={page.rows.at(-1)} />}
        </MoreRows>
      ) : null}
    </>
  );
});

interface Group {
  /** Absent where the first one goes on with that of the page before. */
  heading: string | undefined;
  rows: readonly ShownRow[];
}

function byDueTime(rows: readonly ShownRow[], now: Date, above: ShownRow | undefined): Group[] {
  const groupOf = dueGroups(facts.timeZone, now);
  const ofRow = ({ dueAt }: ShownRow) => (dueAt ? groupOf(new Date(dueAt)) : undefined);
  const found: { heading: string | undefined; rows: ShownRow[] }[] = [];
  for (const { row, heading } of withHeadings(rows, ofRow, above && ofRow(above))) {
    const last = found.at(-1);
    if (last && heading === undefined) last.rows.push(row);
    else found.push({ heading, rows: [row] });
  }
  return found;
}
