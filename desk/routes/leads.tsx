import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { InboxColumn } from "#desk/inbox/inbox-column.tsx";
import { inboxPage } from "#desk/inbox/loader.server.ts";
import { isListNeeded } from "#desk/inbox/refetch-list.ts";
import { KeyHints } from "#desk/keyboard/key-hints.tsx";

export function loader(args: LoaderArgs) {
  return inboxPage(args);
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return isListNeeded(currentUrl, nextUrl);
}

/** The list of leads, and on a wide screen the open lead beside it (rule 18.22). */
export default function Leads() {
  return (
    <>
      <div
        data-leads
        className="flex flex-1 flex-col xl:grid xl:grid-cols-[var(--spacing-column)_minmax(0,1fr)]"
      >
        <Outlet />
        <InboxColumn list={useLoaderData<typeof loader>()} />
      </div>
      <KeyHints />
    </>
  );
}
