import { data, redirect } from "react-router";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { siteUrlOf } from "#app/routing/root-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { paths } from "#domain/paths.ts";
import { BookingPage } from "#features/booking/booking-page.tsx";
import { copy } from "#features/booking/copy.ts";
import {
  defaultValues,
  plainValues,
  submittedWithNext,
} from "#features/booking/no-script-values.ts";
import { confirmationPath } from "#features/booking/show-booked.ts";
import { errorsOnStep } from "#features/booking/step-errors.ts";
import {
  newFormKeys,
  postedForm,
  repeatedForm,
  submitPostedForm,
} from "#forms/lead-submit.server.ts";
import { roomPictureAlts } from "#shop/copy/en/room-pictures.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/book-delivery";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Book Delivery & Assembly | ${facts.name}`,
    description: copy.description,
    path: paths.bookDelivery,
    pictureAlt: roomPictureAlts.living,
    siteUrl: siteUrlOf(matches),
  });
}

/** The windows are current and the key is this shopper's, so the page must not be cached. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

export async function loader({ context }: Route.LoaderArgs) {
  const windows = await context.get(servicesContext).delivery.windowsToChoose();
  return { serverForm: newFormKeys(), windows };
}

/** Steps of the wizard are history entries of the same page and need no new data. */
export function shouldRevalidate() {
  return false;
}

/** Handles the form without JavaScript; with it, `server/http` responds in JSON. */
export async function action({ context }: Route.ActionArgs) {
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
  return data({ serverForm: repeatedForm(form), values: plainValues(form), errors }, { status });
}

export default function BookDelivery({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width pt-4 pb-44 md:pb-28">
      <BookingPage
        serverForm={actionData?.serverForm ?? loaderData.serverForm}
        values={actionData?.values ?? defaultValues}
        windows={loaderData.windows}
        errors={actionData?.errors}
      />
    </main>
  );
}
