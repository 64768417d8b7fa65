import { data, redirect } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { postedFormContext, servicesContext } from "#app/routing/request-context.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as metaCopy from "#copy/quote-page-meta.ts";
import { languageOfPath } from "#domain/language.ts";
import { paths, quotesPath } from "#domain/paths.ts";
import { quotePage } from "#features/shopper-quote/loader.server.tsx";
import { doneAddress } from "#features/shopper-quote/quote-action.ts";
import { QuotePage } from "#features/shopper-quote/quote-page.tsx";
import {
  postedAction,
  refusedForm,
  refusedFormContext,
} from "#features/shopper-quote/refused-form.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/quote";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export async function loader(args: Route.LoaderArgs) {
  const quote = await quotePage(args, args.params.token);
  if (!quote) throw data(null, { status: 404 });
  const head = pageMeta({
    title: `${metaCopy.title} | ${facts.name}`,
    description: metaCopy.description,
    // The canonical address is the general page, since this one is private.
    path: paths.quoteRequest,
    pictureAlt: facts.name,
    siteUrl: siteUrl(),
    noindex: true,
  });
  return { quote, head };
}

/** Handles the page's forms without script; with it, `server/http` responds in JSON. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { fields } = context.get(postedFormContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const outcome = await context.get(servicesContext).quotes.act(params.token, fields, language);
  if (outcome.ok) {
    const page = `${quotesPath}/${params.token}`;
    return redirect(doneAddress(page, postedAction(fields) ?? "", outcome.to), 303);
  }
  if (outcome.status === 404) throw data(null, { status: 404 });
  context.set(refusedFormContext, refusedForm(fields, outcome));
  return data(null, { status: outcome.status });
}

export default function Quote({ loaderData }: Route.ComponentProps) {
  return <QuotePage {...loaderData.quote} />;
}
