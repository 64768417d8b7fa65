import { data, redirect, useLocation } from "react-router";
import { sameForm, submitPosted } from "#app/lead-submit.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { FramedPage } from "#features/price-match/framed-page.tsx";
import { words } from "#features/price-match/words.ts";
import type { Route } from "./+types/price-match-form";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...words.meta,
    path: paths.priceMatchForm,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
}

/** The form without script; with it, `server/http` answers in JSON before this is reached. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const result = await submitPosted(
    { kind: "price_match", form, sourcePage: paths.priceMatchForm, failed: words.failed },
    context,
  );
  if (result.ok) return redirect(`${paths.priceMatchForm}?sent=${result.reference}#content`, 303);
  const { status, errors } = result;
  return data({ serverForm: sameForm(form), errors }, { status });
}

export default function PriceMatchForm({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const sent = new URLSearchParams(search).get("sent") ?? "";
  return <FramedPage posted={actionData} sent={/^P-[0-9A-Z]{5}$/.test(sent) ? sent : undefined} />;
}
