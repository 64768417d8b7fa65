import type { APIRequestContext } from "@playwright/test";
import { goodBooking } from "./form-fields.ts";

/** Books as a script would; answers the path of the booking's own page. */
export async function postBooking(
  request: APIRequestContext,
  shopUrl: string,
  fields: Record<string, string>,
): Promise<string> {
  const answer = await request.post(`${shopUrl}/book-delivery`, {
    headers: { accept: "application/json" },
    form: { ...goodBooking, ...fields },
  });
  const { page } = (await answer.json()) as { page?: string };
  if (!page) throw new Error(`The booking was answered ${answer.status()}.`);
  return page;
}
