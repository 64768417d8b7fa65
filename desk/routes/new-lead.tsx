import { copy } from "#desk/new-lead/copy.ts";
import { newLeadPage } from "#desk/new-lead/loader.server.ts";
import { NewLeadPage } from "#desk/new-lead/new-lead-page.tsx";
import { afterPost } from "#desk/posted.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/new-lead";

export function meta() {
  return [{ title: `${copy.title} | ${facts.name}` }];
}

export function loader(args: Route.LoaderArgs) {
  return newLeadPage(args);
}

/** Handles the form without JavaScript; with it, the server responds in JSON. */
export function action(args: Route.ActionArgs) {
  return afterPost(args);
}

export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  return <NewLeadPage data={loaderData} refused={actionData} />;
}
