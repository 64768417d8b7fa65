import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { ComposerPage } from "#desk/quote/composer-page.tsx";
import { copy } from "#desk/quote/copy.ts";
import { type ComposerData, composerPage } from "#desk/quote/loader.server.ts";
import { RefusedPage } from "#desk/quote/refused-page.tsx";
import { facts } from "#shop/facts.ts";

export function meta({ loaderData }: { loaderData?: ComposerData }) {
  const name = loaderData?.composer.lead.name;
  return [{ title: `${name ? copy.title(name) : copy.lines.title} | ${facts.name}` }];
}

export function loader(args: LoaderFunctionArgs) {
  return composerPage(args, args.params.reference ?? "");
}

/** Handles the forms of the lead's page without JavaScript; with it, the server responds in JSON. */
export function action(args: LoaderArgs) {
  return afterPost(args);
}

export default function Quote() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { reference, name } = data.composer.lead;
  if (refused) return <RefusedPage {...{ reference, name, refused }} />;
  return <ComposerPage key={reference} data={data} />;
}
