import { useParams } from "react-router";
import { shownLead } from "#desk/waiting/shown-lead.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import { dueGroup, withHeadings } from "#domain/desk/due-group.ts";
import type { InboxQuery } from "#domain/desk/inbox.ts";
import { facts } from "#shop/facts.ts";
import { InboxRow } from "./inbox-row.tsx";
import type { InboxData, ShownRow } from "./loader.server.ts";
import { MoreRows } from "./more-rows.tsx";

interface InboxListProps {
  page: Pick<InboxData, "rows" | "next" | "colleagues">;
  query: InboxQuery;
  now: Date;
  /** The last row above, whose group may go on here. */
  above?: ShownRow | undefined;
}

/** The rows of a page, under the headings of when they must be answered, and those after them. */
export function InboxList({ page, query, now, above }: InboxListProps) {
  const { posts, me } = useWaiting();
  // Beside an open lead the list is no part of the page's outline.
  const Heading = useParams().reference ? "p" : "h2";
  const { colleagues } = page;
  const groupOf = ({ dueAt }: ShownRow) =>
    query.view === "to_answer" && !query.q && dueAt
      ? dueGroup(facts.timeZone, new Date(dueAt), now)
      : undefined;
  return (
    <>
      {groups(withHeadings(page.rows, groupOf, above && groupOf(above))).map(
        ({ heading, rows }) => (
          <section key={rows[0]?.reference}>
            {heading ? (
              <Heading
                className={`px-(--gutter) pt-4 font-display text-lg font-[520] tracking-[-0.012em] ${heading === "Late" ? "text-clay" : ""}`}
              >
                {heading}
              </Heading>
            ) : null}
            <ul>
              {rows.map((row) => (
                <InboxRow
                  key={row.reference}
                  row={shownLead(row, posts, { me, colleagues })}
                  query={query}
                  now={now}
                  isGrouped={groupOf(row) !== undefined}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {page.next ? (
        <MoreRows query={{ ...query, after: page.next }}>
          {(more) => <InboxList page={more} query={query} now={now} above={page.rows.at(-1)} />}
        </MoreRows>
      ) : null}
    </>
  );
}

function groups(rows: ReturnType<typeof withHeadings<ShownRow>>) {
  const found: { heading: string | undefined; rows: ShownRow[] }[] = [];
  for (const { row, heading } of rows) {
    const last = found.at(-1);
    if (last && heading === undefined) last.rows.push(row);
    else found.push({ heading, rows: [row] });
  }
  return found;
}
