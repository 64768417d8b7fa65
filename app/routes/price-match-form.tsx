import { data, redirect } from "react-router";
import { siteUrlOf } from "#app/root-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { paths } from "#domain/paths.ts";
import { FramedPage } from "#features/price-match/framed-page.tsx";
import { words } from "#features/price-match/words.ts";
import { postedForm, sameForm, submitPosted } from "#forms/lead-submit.server.ts";
import { sentAddress, sentReference } from "#forms/sent.server.ts";
import type { Route } from "./+types/price-match-form";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...words.meta,
    path: paths.priceMatchForm,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
}

export function loader({ request, context }: Route.LoaderArgs) {
  return { sent: sentReference(request, "P", context) };
}

/** The form without script; with it, `server/http` answers in JSON. */
export async function action({ context }: Route.ActionArgs) {
  const form = postedForm(context);
  const result = await submitPosted(
    { sourcePage: paths.priceMatchForm, failed: words.failed },
    context,
  );
  if (result.ok)
    return redirect(
      sentAddress({ path: paths.priceMatchForm, hash: "#content" }, result.reference, context),
      303,
    );
  const { status, errors } = result;
  return data({ serverForm: sameForm(form), errors }, { status });
}

export default function PriceMatchForm({ loaderData, actionData }: Route.ComponentProps) {
  return <FramedPage posted={actionData} sent={loaderData.sent} />;
}
