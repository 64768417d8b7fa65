import { type APIRequestContext, expect } from "@playwright/test";
import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
import { goodQuote } from "./form-fields.ts";

let requested = 0;

/**
 * A shopper asks for a quote, under a name that no other test uses.
 * @param first its first word, by which a test finds its own requests
 */
export async function requestQuote(
  request: APIRequestContext,
  first = "Janelle",
  language: Language = "en",
): Promise<{ name: string; reference: string }> {
  requested += 1;
  const name = `${first} Brooks${process.pid}x${requested}`;
  const form = { ...goodQuote, name, email: `j${process.pid}.${requested}@mail.example` };
  const response = await request.post(addressesIn[language].pages.quoteRequest, {
    form: { ...form, idempotencyKey: crypto.randomUUID() },
    headers: { accept: "application/json" },
  });
  expect(response.status()).toBe(201);
  const { reference } = await response.json();
  return { name, reference };
}

/** Addresses of an owner's pages, a new request's among them. */
export async function deskAddresses(request: APIRequestContext): Promise<string[]> {
  const { reference } = await requestQuote(request);
  return [
    `/desk/leads/${reference}`,
    `/desk/leads/${reference}/quote`,
    "/desk/inbox",
    "/desk/inbox?view=lost",
    "/desk/leads/new",
    "/desk/you",
    "/desk/staff",
  ];
}
