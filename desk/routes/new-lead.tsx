import { useActionData, useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { copy } from "#desk/new-lead/copy.ts";
import { newLeadPage } from "#desk/new-lead/loader.server.ts";
import { NewLeadPage } from "#desk/new-lead/new-lead-page.tsx";
import { afterPost } from "#desk/posted.server.ts";
import { facts } from "#shop/facts.ts";

export function meta() {
  return [{ title: `${copy.title} | ${facts.name}` }];
}

export function loader(args: LoaderArgs) {
  return newLeadPage(args);
}

/** Handles the form without JavaScript; with it, the server responds in JSON. */
export function action(args: LoaderArgs) {
  return afterPost(args);
}

export default function NewLead() {
  const refused = useActionData<typeof action>();
  return <NewLeadPage data={useLoaderData<typeof loader>()} refused={refused} />;
}
