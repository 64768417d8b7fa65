import { randomUUID } from "node:crypto";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import {
  dateWithWeekday,
  longDate,
  monthAndDay,
  shortDate,
} from "#domain/delivery/delivery-date.ts";
import { firstName } from "#domain/desk/initials.ts";
import { momentText } from "#domain/desk/shop-clock.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { Offer } from "#domain/quote/offer.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import { lateSentence } from "#domain/quote/version-state.ts";
import { shopTime } from "#domain/shop-calendar.ts";
import { deliveryAreas } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import { lineName, pieceCount, priceText } from "./line-text.ts";
import { isOtherArea } from "./other-area.ts";
import type { DeliveryChoice, QuotePageData } from "./quote-page-data.ts";
import { ByTheMonth, Figures, Sheet, Terms } from "./quote-parts.server.tsx";

/** What the page of a quote shows; undefined if its token isn't valid. Changes nothing (rule 19.28). */
export async function quotePage(
  args: LoaderArgs,
  token: string,
): Promise<QuotePageData | undefined> {
  const { quotes } = args.context.get(servicesContext);
  const quote = await quotes.quote(token);
  if (!quote) return undefined;
  const { offer, booking, messages, address } = quote;
  const { reference, version, status, isPreview } = quote;
  const now = new Date();
  const made = shopTime(facts.timeZone, new Date(quote.sentAt)).date;
  return {
    reference,
    version,
    status,
    isPreview,
    shopper: firstName(offer.to),
    seller: quote.askName,
    outcome: outcomeOf(quote, now),
    made: monthAndDay(made),
    goodUntil: {
      day: dateWithWeekday(offer.goodUntil).replace(/, \d{4}$/, ""),
      short: shortDate(offer.goodUntil),
    },
    onPaper: {
      shopper: offer.to,
      seller: offer.from,
      made: longDate(made),
      goodUntil: longDate(offer.goodUntil),
    },
    total: formatMoneyWithCents(offer.totals.total),
    pieces: pieceCount(offer),
    lines: offer.lines.map(lineName),
    messages: messages.map(({ at, ...message }) => ({
      ...message,
      time: momentText(facts.timeZone, new Date(at), now),
    })),
    booking,
    otherArea: booking !== null && isOtherArea(deliveryAreas, offer.zip, address.zip),
    delivery: await deliveryChoice(args, quote),
    parts: partsOf(args, quote),
  };
}

function outcomeOf({ status, offer, changedAt, acceptance }: QuoteView, now: Date): string {
  const version = {
    status,
    goodUntil: offer.goodUntil,
    changedAt: new Date(changedAt),
    acceptedBy: acceptance?.name ?? null,
  };
  return lateSentence(version, facts.timeZone, now) ?? "";
}

/** What is chosen from for the delivery of an accepted quote that has none yet. */
async function deliveryChoice(
  { context }: LoaderArgs,
  { status, booking, isPreview, address, offer }: QuoteView,
): Promise<DeliveryChoice | null> {
  if (status !== "accepted" || booking || isPreview) return null;
  return {
    windows: await context.get(servicesContext).delivery.windowsToChoose(),
    address,
    pricedZip: offer.zip,
    price: priceText(offer.totals.delivery),
    idempotencyKey: randomUUID(),
  };
}

function partsOf(args: LoaderArgs, { offer, askName }: QuoteView): QuotePageData["parts"] {
  const { month } = offer.totals;
  return {
    sheet: renderPart(
      args,
      <Sheet offer={offer} seller={askName} pictures={picturesOf(args, offer)} />,
    ),
    figures: renderPart(args, <Figures offer={offer} />),
    month: month && renderPart(args, <ByTheMonth month={month} offer={offer} />),
    terms: offer.terms.length > 0 ? renderPart(args, <Terms terms={offer.terms} />) : null,
  };
}

function picturesOf({ context }: LoaderArgs, { lines }: Offer) {
  const { catalog } = context.get(servicesContext);
  return lines.map(({ image }) => (image === null ? null : catalog.pictureNamed(image)));
}
