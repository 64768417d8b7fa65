import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { LeadPage } from "#desk/lead/lead-page.tsx";
import { type LeadData, leadPage } from "#desk/lead/loader.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { facts } from "#shop/facts.ts";

export function meta({ loaderData }: { loaderData?: LeadData }) {
  return [{ title: `${loaderData?.lead.name ?? "Lead"} | ${facts.name}` }];
}

export function loader(args: LoaderFunctionArgs) {
  return leadPage(args, args.params.reference ?? "");
}

/** Handles forms without JavaScript; with it, the server responds in JSON. */
export function action(args: LoaderArgs) {
  // The list beside it stays.
  return afterPost(args, new URL(args.request.url).search);
}

export default function Lead() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <LeadPage key={data.lead.reference} data={data} refused={refused} />;
}
