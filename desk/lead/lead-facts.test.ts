import { expect, it } from "vitest";
import { leadFacts, originFacts, shopperWords } from "./lead-facts.ts";

it("labels what is known, with money as money and addresses as links", () => {
  const facts = leadFacts({
    lead_id: "1",
    full_name: "Ann",
    competitor: "Elsewhere",
    competitor_price: 1249.5,
    offer_url: "https://example.com/sofa",
    offer_file: "https://shop.example/lead-files/1",
    hear_about_us: "",
  });
  expect(facts).toEqual([
    { label: "Offered by", value: "Elsewhere" },
    { label: "Their price", value: "$1,249.50" },
    { label: "Offer", value: "https://example.com/sofa", href: "https://example.com/sofa" },
  ]);
});

it("puts a booking's address and add-ons into words", () => {
  const facts = leadFacts({
    address_street: "1 Main St",
    address_city: "Houston",
    address_state: "TX",
    address_zip: "77008",
    upsells_json: '{"white_glove":true,"haul_away":false}',
    quote_total_estimated: 152.5,
  });
  expect(facts).toEqual([
    { label: "Deliver to", value: "1 Main St, Houston, TX 77008" },
    { label: "Also", value: "White glove" },
    { label: "Estimated total", value: "$152.50" },
  ]);
});

it("names the quote a delivery was agreed in, with its total", () => {
  const facts = leadFacts({
    quote_subtotal_items: 0,
    quote_upsells_total: 100,
    quote_total_estimated: 5798.95,
    quote_reference: "Q-7K3M9",
  });
  expect(facts).toEqual([
    { label: "Delivery price", value: "$0" },
    { label: "Add-ons", value: "$100" },
    { label: "Quote's total", value: "$5,798.95" },
    { label: "Quote", value: "Q-7K3M9" },
  ]);
});

it("shows fields it has no label for", () => {
  expect(leadFacts({ shoe_size: 9 })).toEqual([{ label: "Shoe size", value: "9" }]);
});

it("leaves what was quoted to the section of the quote", () => {
  const quoted = { quote_version: 1, quote_total: 5798.95, quote_items_json: "[]" };
  expect(leadFacts({ ...quoted, payment_wish: "unsure" })).toEqual([]);
});

it("shows what was typed beside a phone number", () => {
  expect(leadFacts({ phone: "(713) 555-0178" }, "+17135550178")).toEqual([]);
  expect(leadFacts({ phone: "713 555 0178 ext. 4, my wife" }, "+17135550178")).toEqual([
    { label: "Phone as typed", value: "713 555 0178 ext. 4, my wife" },
  ]);
});

it("keeps origin and words apart", () => {
  const record = { utm_source: "google", special_requests: "We have a cat.", looking_for: "" };
  expect(originFacts(record)).toEqual([{ label: "Source", value: "google" }]);
  expect(shopperWords(record)).toBe("We have a cat.");
  expect(leadFacts(record)).toEqual([]);
});

it("leaves out what the page says of the lead's quote itself", () => {
  const facts = leadFacts({
    full_name: "Ann",
    quote_version: 2,
    quote_status: "open",
    quote_total: 3455.34,
    quote_tax: 263.34,
    quote_deposit: 691,
    quote_good_until: "2026-12-13",
    quote_items_json: "[]",
    payment_wish: "",
  });
  expect(facts).toEqual([]);
});
