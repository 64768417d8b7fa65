import type { APIRequestContext } from "@playwright/test";
import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
import { goodBooking } from "./form-fields.ts";

/** Books as a script would and returns the path of the booking's page. */
export async function postBooking(
  request: APIRequestContext,
  shopUrl: string,
  fields: Record<string, string>,
  language: Language = "en",
): Promise<string> {
  const response = await request.post(shopUrl + addressesIn[language].pages.bookDelivery, {
    headers: { accept: "application/json" },
    form: { ...goodBooking, ...fields },
  });
  const { page } = (await response.json()) as { page?: string };
  if (!page) throw new Error(`The booking got status ${response.status()}.`);
  return page;
}
