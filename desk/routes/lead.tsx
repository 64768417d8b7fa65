import { LeadPage } from "#desk/lead/lead-page.tsx";
import { leadPage } from "#desk/lead/loader.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/lead";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.lead.name ?? "Lead"} | ${facts.name}` }];
}

export function loader(args: Route.LoaderArgs) {
  return leadPage(args, args.params.reference);
}

/** Handles forms without JavaScript; with it, the server responds in JSON. */
export function action(args: Route.ActionArgs) {
  return afterPost(args);
}

export default function Lead({ loaderData, actionData, params }: Route.ComponentProps) {
  return <LeadPage key={params.reference} data={loaderData} refused={actionData} />;
}
