import { randomUUID } from "node:crypto";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import * as lateQuotes from "#copy/late-quotes.ts";
import { firstName } from "#domain/desk/initials.ts";
import { type Language, languageOfPath } from "#domain/language.ts";
import { quotesPath } from "#domain/paths.ts";
import { isDelivered } from "#domain/quote/offer.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import { shopTime } from "#domain/shop-calendar.ts";
import * as formats from "#formats";
import { dayText, longDate, momentText, monthAndDay, shortDate } from "#formats";
import { facts } from "#shop/facts.ts";
import { lateSentence } from "#words/late-quote.ts";
import { QuoteBody, stepOf } from "./quote-body.server.tsx";
import type { QuotePageData } from "./quote-page.tsx";
import { refusedFormContext } from "./refused-form.server.ts";
import type { DeliveryChoice, ShownQuote } from "./shown-quote.ts";

/** What the page of a quote shows; undefined if its token isn't valid. Changes nothing (rule 19.11). */
export async function quotePage(
  args: LoaderArgs,
  token: string,
): Promise<QuotePageData | undefined> {
  const { request, context } = args;
  const url = new URL(request.url);
  const { quotes } = context.get(servicesContext);
  const language = languageOfPath(url.pathname);
  const view = await quotes.quote(token, language);
  if (!view) return undefined;
  const quote = await shownQuote(args, view, { path: `${quotesPath}/${token}`, language });
  const query = url.searchParams;
  const refused = context.get(refusedFormContext) ?? undefined;
  const done = query.get("done") ?? undefined;
  const step = stepOf(quote, refused, query.get("step"));
  const asked = { refused, step, done, later: query.has("later") };
  return {
    body: renderPart(args, <QuoteBody quote={quote} asked={asked} />),
    step,
    // Who has just posted a form has seen it.
    countsAsSeen: quote.status === "open" && !quote.isPreview && !refused && !done,
  };
}

async function shownQuote(
  args: LoaderArgs,
  view: QuoteView,
  { path, language }: { path: string; language: Language },
): Promise<ShownQuote> {
  const { offer, sentAt, messages } = view;
  const { catalog } = args.context.get(servicesContext);
  const now = new Date();
  const made = shopTime(facts.timeZone, new Date(sentAt)).date;
  return {
    ...view,
    path,
    writtenIn: view.language === language ? undefined : view.language,
    shopper: firstName(offer.to),
    outcome: outcomeOf(view, now),
    made: { day: monthAndDay(made), date: longDate(made) },
    goodUntil: {
      day: dayText(offer.goodUntil),
      short: shortDate(offer.goodUntil),
      date: longDate(offer.goodUntil),
    },
    pictures: offer.lines.map(({ image }) => catalog.pictureNamed(image ?? undefined)),
    messages: messages.map(({ at, ...message }) => ({
      ...message,
      time: momentText(facts.timeZone, new Date(at), now),
    })),
    delivery: await deliveryChoice(args, view),
  };
}

function outcomeOf({ status, offer, changedAt, acceptance }: QuoteView, now: Date): string {
  const version = {
    status,
    goodUntil: offer.goodUntil,
    changedAt: new Date(changedAt),
    acceptedBy: acceptance?.name ?? null,
  };
  return lateSentence(version, { copy: lateQuotes, formats }, facts.timeZone, now) ?? "";
}

/** What is chosen from for the delivery of an accepted quote, if there is one and it isn't booked. */
async function deliveryChoice(
  { context }: LoaderArgs,
  { status, booking, isPreview, offer }: QuoteView,
): Promise<DeliveryChoice | null> {
  if (status !== "accepted" || booking || isPreview || !isDelivered(offer)) return null;
  const windows = await context.get(servicesContext).delivery.windowsToChoose();
  return { windows, idempotencyKey: randomUUID() };
}
