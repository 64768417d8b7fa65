import { data, redirect } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { renderDocumentPart } from "#app/routing/render-part.server.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as copy from "#copy/booking.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { paths } from "#domain/paths.ts";
import { BookingPage } from "#features/booking/booking-page.tsx";
import { NoScriptForm } from "#features/booking/no-script-form.server.tsx";
import {
  defaultValues,
  plainValues,
  submittedWithNext,
} from "#features/booking/no-script-values.ts";
import { confirmationPath } from "#features/booking/show-booked.ts";
import { errorsOnStep } from "#features/booking/step-errors.ts";
import { SERVER_FORM_ID } from "#features/booking/use-wizard-ready.ts";
import {
  newFormKeys,
  postedForm,
  repeatedForm,
  submitPostedForm,
} from "#forms/lead-submit.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/book-delivery";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

/** The windows are current and the key is this shopper's, so the page must not be cached. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

export async function loader(args: Route.LoaderArgs) {
  const windows = await args.context.get(servicesContext).delivery.windowsToChoose();
  renderDocumentPart(
    args,
    SERVER_FORM_ID,
    <NoScriptForm serverForm={newFormKeys()} values={defaultValues} windows={windows} />,
  );
  const head = pageMeta({
    title: `${copy.meta.title} | ${facts.name}`,
    description: copy.meta.description,
    path: paths.bookDelivery,
    pictureAlt: roomPictures.living,
    siteUrl: siteUrl(),
  });
  return writePageData(args, { windows, head });
}

/** Steps of the wizard are history entries of the same page and need no new data. */
export function shouldRevalidate() {
  return false;
}

/** Handles the form without JavaScript; with it, `server/http` responds in JSON. */
export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const form = postedForm(context);
  const result = await submitPostedForm(
    { sourcePage: paths.bookDelivery, failed: copy.failed.text },
    context,
  );
  if (result.ok) {
    return redirect(confirmationPath(result.page ?? paths.home, result), 303);
  }
  const { status } = result;
  const errors = submittedWithNext(form) ? errorsOnStep(1, result.errors) : result.errors;
  renderDocumentPart(
    args,
    SERVER_FORM_ID,
    <NoScriptForm
      serverForm={repeatedForm(form)}
      values={plainValues(form)}
      windows={await context.get(servicesContext).delivery.windowsToChoose()}
      errors={errors}
    />,
  );
  return data({ errors }, { status });
}

export default function BookDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const { windows } = readPageData(loaderData);
  return (
    <main id="content" className="page-width pt-4 pb-44 md:pb-28">
      <BookingPage windows={windows} errors={actionData?.errors} />
    </main>
  );
}
