import { data, redirect } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as copy from "#copy/price-match.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { paths } from "#domain/paths.ts";
import { FramedPage } from "#features/price-match/framed-page.tsx";
import { pageTexts } from "#features/price-match/page-texts.ts";
import { confirmationAddress, confirmedReference } from "#forms/confirmation.server.ts";
import { postedForm, repeatedForm, submitPostedForm } from "#forms/lead-submit.server.ts";
import type { Route } from "./+types/price-match-form";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const head = pageMeta({
    ...pageTexts(),
    pictureAlt: roomPictures.priceMatch,
    path: paths.priceMatchForm,
    siteUrl: siteUrl(),
    noindex: true,
  });
  return { sent: confirmedReference(request, "P", context), head };
}

/** Handles the form without JavaScript; with it, `server/http` responds in JSON. */
export async function action({ context }: Route.ActionArgs) {
  const form = postedForm(context);
  const result = await submitPostedForm(
    { sourcePage: paths.priceMatchForm, failed: copy.failed },
    context,
  );
  if (result.ok)
    return redirect(
      confirmationAddress(
        { path: paths.priceMatchForm, hash: "#content" },
        result.reference,
        context,
      ),
      303,
    );
  const { status, errors } = result;
  return data({ serverForm: repeatedForm(form), errors }, { status });
}

export default function PriceMatchForm({ loaderData, actionData }: Route.ComponentProps) {
  return <FramedPage posted={actionData} sent={loaderData.sent} />;
}
