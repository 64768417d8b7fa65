import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { copy } from "#desk/inbox/copy.ts";
import { readInboxQuery } from "#desk/inbox/inbox-address.ts";
import { inboxPage } from "#desk/inbox/loader.server.ts";
import { NoOpenLead } from "#desk/inbox/no-open-lead.tsx";
import { isListNeeded } from "#desk/inbox/refetch-list.ts";
import { facts } from "#shop/facts.ts";

export function meta() {
  return [{ title: `${copy.title} | ${facts.name}` }];
}

/** The next page of a list, to be added to it; the list itself is the data of the route around. */
export function loader(args: LoaderArgs) {
  const { after } = readInboxQuery(new URL(args.request.url).searchParams);
  return after ? inboxPage(args) : null;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return isListNeeded(currentUrl, nextUrl);
}

export default function Inbox() {
  return <NoOpenLead />;
}
