import { Link } from "react-router";
import type { InboxQuery } from "#domain/desk/inbox.ts";
import { copy } from "./copy.ts";
import { inboxAddress } from "./inbox-address.ts";

/** What stands in an empty list: why it is empty, and the next step. */
export function EmptyList({ query }: { query: InboxQuery }) {
  const { title, text, next } = wordsFor(query);
  return (
    <div className="grid justify-items-start gap-3 px-(--gutter) py-10">
      <h2 className="max-w-[14ch] text-h2 xl:text-[1.75rem]">{title}</h2>
      <p className="max-w-prose text-soft">{text}</p>
      <Link to={next.to} className="link-quiet tap mt-2 font-semibold text-pine">
        {next.label}
      </Link>
    </div>
  );
}

function wordsFor(query: InboxQuery) {
  if (query.q) return { ...copy.emptySearch, next: { to: "/inbox", label: copy.allLeads } };
  if (!query.kind && !query.who) return copy.empty[query.view];
  const to = inboxAddress({ view: query.view });
  return { ...copy.emptyFilter, next: { to, label: copy.emptyFilter.next } };
}
