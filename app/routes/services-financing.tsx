import { data, redirect } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { questionsData } from "#app/seo/structured-data.ts";
import { notStored } from "#copy/financing.ts";
import * as copy from "#copy/financing-page.ts";
import { paths } from "#domain/paths.ts";
import { Closing, Opening } from "#features/financing/around-quiz.server.tsx";
import { FinancingPage } from "#features/financing/financing-page.tsx";
import { recordPostedClick } from "#features/financing/provider-click.server.ts";
import { financingQuestions } from "#features/financing/questions.ts";
import { confirmationAddress, confirmedReference } from "#forms/confirmation.server.ts";
import { postedForm, repeatedForm, submitPostedForm } from "#forms/lead-submit.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/services-financing";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const picture = catalogFor(context).pictureNamed("rooms/financing");
  return {
    page: {
      opening: renderPart(args, <Opening picture={picture} />),
      closing: renderPart(args, <Closing />),
      sent: confirmedReference(request, "F", context),
    },
    head: pageMeta({
      title: copy.meta.title({ city: facts.address.city, shop: facts.name }),
      description: copy.meta.description,
      path: paths.financing,
      pictureAlt: copy.how.pictureAlt,
      siteUrl: siteUrl(),
      structuredData: [questionsData(financingQuestions)],
    }),
  };
}

/**
 * Steps of the quiz are history entries and need no new data; the confirmation came with the page.
 */
export function shouldRevalidate() {
  return false;
}

/**
 * Handles the quiz and the plan cards without JavaScript; with it, `server/http` responds in JSON.
 */
export async function action({ context }: Route.ActionArgs) {
  const form = postedForm(context);
  if (form.has("providerClicked")) return recordPostedClick(context);
  const result = await submitPostedForm(
    {
      sourcePage: paths.financing,
      failed: notStored({ phone: facts.phone }),
    },
    context,
  );
  if (result.ok) {
    const budgetRange = String(form.get("budgetRange") ?? "");
    const results = { path: paths.financing, query: { budgetRange }, hash: "#quiz" };
    return redirect(confirmationAddress(results, result.reference, context), 303);
  }
  const { status, errors } = result;
  return data({ serverForm: repeatedForm(form), errors }, { status });
}

export default function Financing({ loaderData, actionData }: Route.ComponentProps) {
  return <FinancingPage {...loaderData.page} posted={actionData} />;
}
