import { expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { readAttribution } from "./attribution.ts";
import { FormReader } from "./form-reader.ts";

const read = (fields: Record<string, string>) =>
  readAttribution(new FormReader(formFields(fields)), "/custom-request", "https://shop.example");

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
  const attribution = read({
    page_url: `https://shop.example/bookings/${token}?booked=B-7K3M9`,
    landing_page: `/Bookings/${token}`,
    referrer: `https://shop.example/bookings/${token}/delivery.ics`,
  });
  expect(attribution.page_url).toBe("https://shop.example/bookings?booked=B-7K3M9");
  expect(attribution.landing_page).toBe("/Bookings");
  expect(attribution.referrer).toBe("https://shop.example/bookings/delivery.ics");
});
