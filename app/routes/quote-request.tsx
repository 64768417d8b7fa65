import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { sharedPageHeaders } from "#app/routing/page-headers.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as copy from "#copy/quote.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { paths } from "#domain/paths.ts";
import {
  type LinkedProducts,
  productsFromForm,
  productsFromLink,
} from "#features/quote/loader.server.ts";
import { QuotePage } from "#features/quote/quote-page.tsx";
import { wayInFromForm, wayInFromLink } from "#features/quote/way-in.server.ts";
import { usualResponseTime } from "#formats";
import { confirmationAddress } from "#forms/confirmation.server.ts";
import {
  newFormKeys,
  postedForm,
  repeatedForm,
  submitPostedForm,
} from "#forms/lead-submit.server.ts";
import { BrowseCollections } from "#products/browse-collections.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/quote-request";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : sharedPageHeaders();
}

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { searchParams } = new URL(request.url);
  const items = searchParams.get("items");
  const catalog = catalogFor(context);
  const list = items ? productsFromLink(catalog, items) : noList;
  // The page without a list is sent to everyone, so it has no key (rule 14.5).
  return writePageData(args, {
    ...list,
    wayIn: wayInFromLink(catalog, list.linked, searchParams),
    serverForm: items ? newFormKeys() : undefined,
    room: catalog.pictureNamed("rooms/living"),
    head: pageMeta({
      title: `${copy.title} | ${facts.name}`,
      description: copy.description({ time: usualResponseTime }),
      path: paths.quoteRequest,
      pictureAlt: roomPictures.dining,
      siteUrl: siteUrl(),
      noindex: items !== null,
    }),
  });
}

/** The list depends only on the link, so only a new link needs new data. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.searchParams.get("items") !== currentUrl.searchParams.get("items");
}

/** Handles the form without JavaScript; with it, `server/http` responds in JSON. */
export async function action({ context }: Route.ActionArgs) {
  const form = postedForm(context);
  const result = await submitPostedForm(
    { sourcePage: paths.quoteRequest, failed: copy.failed.text },
    context,
  );
  if (result.ok)
    return redirect(confirmationAddress({ path: paths.home }, result.reference, context), 303);
  const { status, errors } = result;
  const catalog = catalogFor(context);
  const list = productsFromForm(catalog, form);
  const wayIn = wayInFromForm(catalog, list.linked, form);
  return data(
    { ...list, wayIn, serverForm: repeatedForm(form), errors },
    // Back must restore the form as it was sent.
    { status, headers: { "Cache-Control": "private, no-cache" } },
  );
}

export default function QuoteRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const loaded = readPageData(loaderData);
  const shown = actionData ?? (search ? loaded : undefined);
  return (
    <main id="content" className="page-width pt-4 pb-20 lg:pb-28 print:py-0">
      <QuotePage
        linked={shown?.linked ?? noList.linked}
        missing={shown?.missing ?? 0}
        ownColors={shown?.ownColors ?? noList.ownColors}
        serverForm={shown?.serverForm}
        wayIn={shown?.wayIn}
        errors={actionData?.errors}
        whenEmpty={{ browse: browseButton, picture: loaded.room }}
      />
    </main>
  );
}

const noList: LinkedProducts = { linked: [], missing: 0, ownColors: [] };

const browseButton = (
  <BrowseCollections className={buttonClass()}>{`${copy.empty.browse} `}</BrowseCollections>
);
