import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { paths } from "#domain/paths.ts";
import { linkedList, postedList } from "#features/quote/loader.server.ts";
import { QuotePage } from "#features/quote/quote-page.tsx";
import { words } from "#features/quote/words.ts";
import { newServerForm, postedForm, sameForm, submitPosted } from "#forms/lead-submit.server.ts";
import { sentAddress } from "#forms/sent.server.ts";
import { BrowseCollections } from "#products/browse-collections.tsx";
import { pictureNamed } from "#products/pictures.server.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/quote-request";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

/** A page made for one shopper holds a key of its own; Back must find that very page again. */
export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export async function loader({ request }: Route.LoaderArgs) {
  const items = new URL(request.url).searchParams.get("items");
  const list = await linkedList(items);
  // A prerendered page is everybody's: no key in it (rule 14.5).
  return {
    ...list,
    serverForm: items ? newServerForm() : undefined,
    room: pictureNamed("rooms/living"),
    head: pageMeta({
      title: `${words.title} | ${facts.name}`,
      description: words.description,
      path: paths.quoteRequest,
      siteUrl: siteUrl(),
      noindex: items !== null,
    }),
  };
}

/** The list belongs to the link, so only another link asks for it anew. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.searchParams.get("items") !== currentUrl.searchParams.get("items");
}

/** The form without script; with it, `server/http` answers in JSON. */
export async function action({ context }: Route.ActionArgs) {
  const form = postedForm(context);
  const result = await submitPosted(
    { sourcePage: paths.quoteRequest, failed: words.failed.text },
    context,
  );
  if (result.ok) return redirect(sentAddress({ path: paths.home }, result.reference, context), 303);
  const { status, errors } = result;
  return data({ ...(await postedList(form)), serverForm: sameForm(form), errors }, { status });
}

export default function QuoteRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const shown = actionData ?? (search ? loaderData : undefined);
  return (
    <main id="content" className="page-width pt-4 pb-20 lg:pb-28 print:py-0">
      <QuotePage
        offered={shown?.offered ?? nothingOffered}
        missing={shown?.missing ?? 0}
        serverForm={shown?.serverForm}
        errors={actionData?.errors}
        whenEmpty={{ browse: browseButton, picture: loaderData.room }}
      />
    </main>
  );
}

const nothingOffered: [] = [];

const browseButton = (
  <BrowseCollections className={buttonClass()}>{`${words.empty.browse} `}</BrowseCollections>
);
