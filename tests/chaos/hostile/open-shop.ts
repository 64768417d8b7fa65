import { goodBooking } from "#tests/support/form-fields.ts";
import { from, post, requestQuote, sendQuote } from "#tests/support/posted-quotes.ts";
import type { FreeWindow, OpenShop } from "./hostile-forms.ts";

/** How many quotes are attacked: a quote's page takes 60 posts an hour. */
const QUOTES = 6;

/**
 * Books two deliveries and sends quotes, of which every second one is accepted, so that their private
 * pages and the desk's can be attacked too.
 * @param cookie an owner's
 */
export async function openShop(url: string, cookie: string): Promise<OpenShop> {
  const response = await fetch(`${url}/delivery-windows`);
  const { windows } = (await response.json()) as { windows: (FreeWindow & { left: number })[] };
  const [free, ...others] = windows.filter(({ left }) => left > 0);
  if (!free) throw new Error("No delivery can be booked.");
  const references: string[] = [];
  const bookings: string[] = [];
  for (const { date, window } of others.slice(0, 2)) {
    const fields = { ...goodBooking, date, window };
    const { body } = await post({ url }, "/book-delivery", fields, from(1));
    references.push(String(body.reference));
    bookings.push(String(body.page));
  }
  const staff = { cookie, "x-forwarded-proto": "https" };
  const quotes: string[] = [];
  const yes = { action: "accept", version: "1", name: "Dana Whitfield", payment: "unsure" };
  for (let number = 0; number < QUOTES; number += 1) {
    const reference = await requestQuote({ url }, 100 + number);
    references.push(reference);
    const page = await sendQuote({ url }, { reference, headers: staff });
    if (number % 2 === 0) await post({ url }, page, yes, from(100 + number));
    quotes.push(page);
  }
  return { free, bookings, quotes, references, cookie };
}
