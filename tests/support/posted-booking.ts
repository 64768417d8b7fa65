import type { APIRequestContext } from "@playwright/test";
import { goodBooking } from "./form-fields.ts";

/** Books as a script would and returns the path of the booking's page. */
export async function postBooking(
  request: APIRequestContext,
  shopUrl: string,
  fields: Record<string, string>,
): Promise<string> {
  const response = await request.post(`${shopUrl}/book-delivery`, {
    headers: { accept: "application/json" },
    form: { ...goodBooking, ...fields },
  });
  const { page } = (await response.json()) as { page?: string };
  if (!page) throw new Error(`The booking got status ${response.status()}.`);
  return page;
}
