import { copy } from "#desk/inbox/copy.ts";
import { InboxPage } from "#desk/inbox/inbox-page.tsx";
import { inboxPage } from "#desk/inbox/loader.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/inbox";

export function meta() {
  return [{ title: `${copy.title} | ${facts.name}` }];
}

export function loader(args: Route.LoaderArgs) {
  return inboxPage(args);
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />;
}
