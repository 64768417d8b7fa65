import { expect, it } from "vitest";
import { privatePageAt } from "./private-pages.ts";

it.each([
  "/bookings/0a1b",
  "/bookings/0a1b.data",
  "/bookings/0a1b/delivery.ics",
  "/BOOKINGS/0a1b",
  "/bookings%2F0a1b",
  "/%62ooking%73/0a1b",
  "//bookings/0a1b",
  "/quotes/0a1b",
  "/quotes/0a1b.data",
  "/Quotes//0a1b",
  "/quotes%2F0a1b",
  "/desk",
  "/desk.data",
  "/Desk//links/0a1b",
])("a private page, however its address is written: %s (rule 16.8)", (path) => {
  expect(privatePageAt(path)).toBeDefined();
});

it.each([
  "/",
  "/book-delivery",
  "/bookings",
  "/bookings-terms",
  "/quotes",
  "/quote-request",
  "/products/quotes/1",
  "/desks",
  "/products/bookings/1",
  "/50%",
])("not a private page: %s", (path) => {
  expect(privatePageAt(path)).toBeUndefined();
});
