import { useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { copy } from "#desk/inbox/copy.ts";
import { InboxPage } from "#desk/inbox/inbox-page.tsx";
import { inboxPage } from "#desk/inbox/loader.server.ts";
import { facts } from "#shop/facts.ts";

export function meta() {
  return [{ title: `${copy.title} | ${facts.name}` }];
}

export function loader(args: LoaderArgs) {
  return inboxPage(args);
}

export default function Inbox() {
  return <InboxPage {...useLoaderData<typeof loader>()} />;
}
