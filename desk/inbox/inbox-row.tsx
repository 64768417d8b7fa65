import { memo } from "react";
import { kindText } from "#desk/lead-words.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import type { InboxQuery } from "#domain/desk/inbox.ts";
import { isOffered } from "#domain/desk/possible-actions.ts";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { leadAddress } from "./inbox-address.ts";
import { InitialsMark } from "./initials-mark.tsx";
import type { ShownRow } from "./loader.server.ts";
import { RowLink } from "./row-link.tsx";
import { RowPictures } from "./row-pictures.tsx";
import { StateMark } from "./state-mark.tsx";
import { TimeMark } from "./time-mark.tsx";

interface InboxRowProps {
  /** As it will be once the server has what waits. */
  row: ShownRow;
  /** The list it stands in. */
  query: InboxQuery;
  now: Date;
  /** Whether the row stands under a heading of its group. */
  isGrouped: boolean;
  /** Whether its lead is open beside the list. */
  isOpen: boolean;
  /** Opens an address within the desk. */
  go: (to: string) => void;
}

/**
 * A lead in a list. The whole row leads to it; the dashed plus takes it. It is rendered only if it
 * changes, so that opening a lead costs no more with a long list beside it.
 */
export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { row, query, now, isGrouped, isOpen, go } = props;
  const Heading = isGrouped ? "h3" : "h2";
  const { me, posts, act } = useWaiting();
  const { reference, name, pieces, words, state, dueAt, assignedTo } = row;
  const address = leadAddress(reference, query);
  const isUnsent = posts.some((post) => post.lead === reference && post.status === "waiting");
  const asked = kindText(row);
  return (
    <li
      data-row
      className={`relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3.5 border-b border-line px-(--gutter) py-3.5 xl:grid-cols-[3.75rem_minmax(0,1fr)] xl:py-2.5 xl:leading-snug has-[[data-row-link]:focus-visible]:bg-sand cramped:grid-cols-1 ${isOpen ? "bg-sand [--ground:var(--color-sand)] before:absolute before:inset-y-0 before:left-0 before:border-l-3 before:border-pine" : "hover:bg-sand/50"}`}
    >
      <span className="relative block size-18 cramped:hidden xl:size-15">
        <RowPictures thumbs={row.thumbs} />
      </span>
      <div className="grid min-w-0 grid-cols-1 content-start gap-y-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Heading className="min-w-0 font-sans text-base leading-normal font-semibold xl:leading-snug tracking-normal">
            <RowLink
              to={address}
              go={go}
              data-row-link
              aria-current={isOpen ? "page" : undefined}
              className="scroll-mt-6 scroll-mb-20 after:absolute after:inset-0"
              translate="no"
            >
              {name}
            </RowLink>
          </Heading>
          {dueAt ? <TimeMark dueAt={dueAt} now={now} className="text-[0.9375rem]" /> : null}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-[0.9375rem]">
          <span>{pieces > 0 ? `${asked} · ${copy.pieces(pieces)}` : asked}</span>{" "}
          <StateMark state={state} />
        </div>
        <div className="flex min-h-7 items-center justify-between gap-x-3 text-[0.9375rem] text-soft">
          <span className="min-w-0 flex-1 truncate">{isUnsent ? copy.waiting : words}</span>{" "}
          {assignedTo ? (
            <InitialsMark who={assignedTo} isMe={assignedTo.id === me.id} />
          ) : isOffered("take", row, me.id) ? (
            <button
              type="button"
              data-key="t"
              aria-label={copy.take(name)}
              onClick={() => act(row, { action: "take" })}
              className="needs-js tap z-1 grid size-7 shrink-0 place-items-center rounded-full border border-dashed border-edge text-ink hover:border-ink"
            >
              <Icon name="plus" className="size-4" />
            </button>
          ) : null}
        </div>
      </div>
      <RowLink hidden to={`${address}#note`} go={go} data-key="n" />
      <RowLink hidden to={`${address}#contact`} go={go} data-key="c" />
      {isOffered("write", row, me.id) ? (
        <RowLink hidden to={`/leads/${reference}/quote`} go={go} data-key="w" />
      ) : null}
      {isOffered("done", row, me.id) ? (
        <button hidden type="button" data-key="e" onClick={() => act(row, { action: "done" })} />
      ) : null}
    </li>
  );
});
