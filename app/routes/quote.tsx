import { data, redirect, useLocation } from "react-router";
import { postedFormContext, servicesContext } from "#app/routing/request-context.server.ts";
import { siteUrlOf } from "#app/routing/root-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { paths, quotesPath } from "#domain/paths.ts";
import { quoteCopy } from "#features/shopper-quote/copy.ts";
import { quotePage } from "#features/shopper-quote/loader.server.tsx";
import { postedAction, refusedForm } from "#features/shopper-quote/posted-form.server.ts";
import { QuotePage } from "#features/shopper-quote/quote-page.tsx";
import { roomPictureAlts } from "#shop/copy/en/room-pictures.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/quote";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `${quoteCopy.metaTitle} | ${facts.name}`,
    description: quoteCopy.description,
    // The canonical address is the general page, since this one is private.
    path: paths.quoteRequest,
    pictureAlt: roomPictureAlts.living,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
}

export async function loader(args: Route.LoaderArgs) {
  const quote = await quotePage(args, args.params.token);
  if (!quote) throw data(null, { status: 404 });
  return { quote };
}

/** Handles the page's forms without script; with it, `server/http` responds in JSON. */
export async function action({ params, context }: Route.ActionArgs) {
  const { fields } = context.get(postedFormContext);
  const outcome = await context.get(servicesContext).quotes.act(params.token, fields);
  if (outcome.ok) {
    const page = `${quotesPath}/${params.token}`;
    const action = postedAction(fields);
    return redirect(outcome.to === page && action ? `${page}?done=${action}` : outcome.to, 303);
  }
  if (outcome.status === 404) throw data(null, { status: 404 });
  return data({ posted: refusedForm(fields, outcome) }, { status: outcome.status });
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <main id="content" className="page-width pt-8 pb-20 lg:pt-14 lg:pb-28 print:py-0">
      <QuotePage
        quote={loaderData.quote}
        posted={actionData?.posted}
        query={new URLSearchParams(search)}
      />
    </main>
  );
}
