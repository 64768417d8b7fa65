import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { isDataRequest } from "#app/routing/loader-args.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as copy from "#copy/custom-request.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { paths } from "#domain/paths.ts";
import { CustomRequestPage } from "#features/custom-request/custom-request-page.tsx";
import { customSubject } from "#features/custom-request/request-subject.ts";
import { usualResponseTime } from "#formats";
import { confirmationAddress, confirmedReference } from "#forms/confirmation.server.ts";
import {
  newFormKeys,
  postedForm,
  repeatedForm,
  submitPostedForm,
} from "#forms/lead-submit.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/custom-request";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    serverForm: isOwnDocument(request) ? newFormKeys() : undefined,
    sent: confirmedReference(request, "C", context),
    head: pageMeta({
      title: `${copy.heading} | ${facts.name}`,
      description: copy.description({ time: usualResponseTime }),
      path: paths.customRequest,
      pictureAlt: roomPictures.accessories,
      siteUrl: siteUrl(),
      noindex: true,
    }),
  };
}

/** Other pages and their data are sent to everyone, so they have no key (rule 14.5). */
function isOwnDocument(request: Request): boolean {
  return !isDataRequest(request) && new URL(request.url).search !== "";
}

export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.search !== currentUrl.search;
}

/** Handles the form without JavaScript; with it, `server/http` responds in JSON. */
export async function action({ context }: Route.ActionArgs) {
  const form = postedForm(context);
  const result = await submitPostedForm(
    { sourcePage: paths.customRequest, failed: copy.failed },
    context,
  );
  if (result.ok)
    return redirect(
      confirmationAddress({ path: paths.customRequest }, result.reference, context),
      303,
    );
  const { status, errors } = result;
  return data({ serverForm: repeatedForm(form), errors }, { status });
}

export default function CustomRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <main id="content" className="page-width pb-20 lg:pb-28">
      <CustomRequestPage
        key={search}
        subject={customSubject(search)}
        serverForm={actionData?.serverForm ?? loaderData.serverForm}
        errors={actionData?.errors}
        sent={loaderData.sent}
      />
    </main>
  );
}
