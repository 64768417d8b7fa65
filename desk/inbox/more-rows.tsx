import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { InboxQuery } from "#domain/desk/inbox.ts";
import { buttonClass } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { inboxAddress } from "./inbox-address.ts";
import type { InboxData } from "./loader.server.ts";

interface MoreRowsProps {
  query: InboxQuery;
  /** Shows the page once it is there. */
  children: (page: InboxData) => ReactNode;
}

/** The next page of a list, added below; without script, a link to it. */
export function MoreRows({ query, children }: MoreRowsProps) {
  const { load, data, state } = useFetcher<InboxData | null>();
  const [isOpen, setOpen] = useState(false);
  const address = inboxAddress(query);
  // Rows above may have come and gone, so that this page begins elsewhere.
  useEffect(() => {
    if (isOpen) void load(address);
  }, [isOpen, address, load]);

  const shown = useLast(data);
  if (shown) return children(shown);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) void load(address);
    setOpen(true);
  };
  return (
    <p className="px-(--gutter) py-6 text-center">
      <Link to={address} onClick={open} className={buttonClass({ tone: "quiet" })}>
        <span>{state === "loading" ? copy.loading : copy.more}</span>
      </Link>
    </p>
  );
}

/** The rows that were loaded last: where they can't be loaded again, they stay. */
function useLast<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState<Value>();
  if (value && value !== last) setLast(value);
  return value ?? last;
}
