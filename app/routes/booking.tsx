import { data, redirect, useLocation } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as copy from "#copy/private-booking.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { languageOfPath } from "#domain/language.ts";
import { bookingsPath, paths } from "#domain/paths.ts";
import { isConfirmed, notConfirmedMessage } from "#features/booking/confirm-change.tsx";
import { PrivateBookingPage } from "#features/booking/private-booking-page.tsx";
import { postedForm } from "#forms/lead-submit.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/booking";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { delivery } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const booking = await delivery.booking(params.token, language);
  if (!booking) throw data(null, { status: 404 });
  const windows = booking.changeable ? await delivery.windows() : [];
  const head = pageMeta({
    title: `${copy.metaTitle} | ${facts.name}`,
    description: copy.change.heading,
    // The canonical address is the general page, since this one is private.
    path: paths.bookDelivery,
    pictureAlt: roomPictures.living,
    siteUrl: siteUrl(),
    noindex: true,
  });
  return { booking, windows, head };
}

/** The form's `change` values, and the `?done` of the page shown next. */
const changes: Readonly<Partial<Record<string, "cancelled" | "restored">>> = {
  cancel: "cancelled",
  undo: "restored",
};

/** Moves, cancels or undoes a cancellation, then redirects to the page that confirms it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { delivery } = context.get(servicesContext);
  const form = postedForm(context);
  const text = (name: string) => String(form.get(name) ?? "");
  const change = text("change");
  const confirmed = changes[change];
  const cancels = change === "cancel";
  const language = languageOfPath(new URL(request.url).pathname);
  if (confirmed && !isConfirmed(form)) {
    if (!(await delivery.booking(params.token, language))) throw data(null, { status: 404 });
    return data({ problem: notConfirmedMessage, tried: undefined, cancels }, { status: 422 });
  }
  const result = cancels
    ? await delivery.cancel(params.token, language)
    : confirmed
      ? await delivery.undoCancel(params.token, language)
      : await delivery.move(params.token, { date: text("date"), window: text("window") }, language);
  if (!result) throw data(null, { status: 404 });
  if (result.ok) {
    const done = result.same ? "same" : (confirmed ?? "moved");
    return redirect(`${bookingsPath}/${params.token}?done=${done}`, 303);
  }
  const tried = { date: text("date"), window: text("window") };
  const problem = { problem: result.message, tried: confirmed ? undefined : tried, cancels: false };
  return data(problem, { status: result.status });
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, windows } = loaderData;
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  return (
    <main id="content" className="page-width pt-8 pb-20 lg:pt-14 lg:pb-28 print:py-0">
      <PrivateBookingPage
        booking={booking}
        windows={windows}
        fresh={params.has("booked")}
        firstOnly={params.has("first")}
        done={params.get("done") ?? undefined}
        problem={actionData?.problem}
        tried={actionData?.tried}
        cancels={actionData?.cancels ?? params.get("change") === "cancel"}
      />
    </main>
  );
}
