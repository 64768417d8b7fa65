import { expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { readAttribution } from "./attribution.ts";
import { FormReader } from "./form-reader.ts";

const read = (fields: Record<string, string>) =>
  readAttribution(
    new FormReader(formFields(fields), "en"),
    "/custom-request",
    "https://shop.example",
  );

it("keeps where the visit started and which page had the form", () => {
  expect(
    read({
      page_url: "https://shop.example/collections/bedroom?type=beds",
      landing_page: "/?utm_source=radio",
      utm_source: "radio",
    }),
  ).toMatchObject({
    source_page: "/custom-request",
    page_url: "https://shop.example/collections/bedroom?type=beds",
    landing_page: "/?utm_source=radio",
    utm_source: "radio",
  });
});

it("hides a private page's token, wherever the visit met it", () => {
  const token = "0123456789abcdef".repeat(4);
  expect(
    read({
      page_url: `https://shop.example/bookings/${token}?booked=B-7K3M9`,
      landing_page: `/Bookings/${token}`,
      referrer: `https://shop.example/bookings/${token}/delivery.ics`,
    }),
  ).toMatchObject({
    page_url: "https://shop.example/bookings?booked=B-7K3M9",
    landing_page: "/Bookings",
    referrer: "https://shop.example/bookings/delivery.ics",
  });
  expect(
    read({
      page_url: `https://shop.example/quotes/${token}#accept`,
      landing_page: `//Quotes//${token}?from=/quotes/${token}`,
      referrer: `https://scan.example/?url=https%3A%2F%2Fshop.example%2Fquotes%2F${token}&ok=1`,
    }),
  ).toMatchObject({
    page_url: "https://shop.example/quotes#accept",
    landing_page: "//Quotes?from=/quotes",
    referrer: "https://scan.example/?url=https%3A%2F%2Fshop.example%2Fquotes&ok=1",
  });
});
