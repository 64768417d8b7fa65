import { data, redirect } from "react-router";
import { siteUrlOf } from "#app/routing/root-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import * as copy from "#copy/price-match.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { paths } from "#domain/paths.ts";
import { FramedPage } from "#features/price-match/framed-page.tsx";
import { pageTexts } from "#features/price-match/page-texts.ts";
import { confirmationAddress, confirmedReference } from "#forms/confirmation.server.ts";
import { postedForm, repeatedForm, submitPostedForm } from "#forms/lead-submit.server.ts";
import type { Route } from "./+types/price-match-form";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...pageTexts(),
    pictureAlt: roomPictures.priceMatch,
    path: paths.priceMatchForm,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return { sent: confirmedReference(request, "P", context) };
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
