import { describe, expect, test } from "vitest";
import { hoursStructuredData } from "#domain/opening-hours-data.ts";
import { deliveryQuestions } from "#features/delivery-info/delivery-questions.ts";
import { facts } from "#shop/facts.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { structuredDataProblems } from "#tests/support/schema-vocabulary.ts";
import { productData, productGroupData } from "./product-data.server.ts";
import {
  breadcrumbData,
  itemListData,
  questionsData,
  shopData,
  websiteData,
} from "./structured-data.ts";

const siteUrl = "https://shop.example";
const crumbs = [{ label: "Home", to: "/" }, { label: "Delivery" }];

describe("every block uses only known schema.org properties", () => {
  test.each([
    shopData(siteUrl),
    websiteData(siteUrl),
    breadcrumbData(siteUrl, "/delivery-info", crumbs),
    itemListData(siteUrl, "Sofas", [aProduct()]),
    itemListData(siteUrl, "Nothing yet", []),
    productData(siteUrl, aProduct(), [`${siteUrl}/pictures/sofa.webp`]),
    productData(siteUrl, aProduct({ price: 129950 }), []),
    productGroupData(siteUrl, aProductWithVariants(), () => `${siteUrl}/pictures/sofa.webp`),
    productGroupData(siteUrl, { ...aProductWithVariants(), price: 0 }, () => undefined),
    questionsData(deliveryQuestions),
  ])("$@type", (block) => expect(structuredDataProblems(block)).toEqual([]));
});

test("a call-for-price product has no offer", () => {
  expect(productData(siteUrl, aProduct({ price: 0 }), [])).not.toHaveProperty("offers");
});

test("a product's unknown sizes and material are left out", () => {
  const specs = { material: "", width: 0 };
  const data = productData(siteUrl, aProduct({ specs }), []);
  expect(data).not.toHaveProperty("material");
  expect(data).not.toHaveProperty("width");
  expect(data).toHaveProperty("height");
});

test("a priced product has an offer in dollars with its availability", () => {
  const { offers } = productData(
    siteUrl,
    aProduct({ price: 129950, availability: "preorder" }),
    [],
  );
  expect(offers).toMatchObject({
    price: "1299.50",
    priceCurrency: "USD",
    availability: "https://schema.org/PreOrder",
  });
});

test("search engines get every variant with its own offer (rule 5.13)", () => {
  const data = productGroupData(siteUrl, aProductWithVariants(), () => undefined);
  expect(data).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "BAYOU",
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    url: "https://shop.example/products/bayou-sofa",
  });
  expect(data.hasVariant).toHaveLength(3);
  expect((data.hasVariant as object[])[2]).toMatchObject({
    sku: "BAYOU-GRY-96",
    url: "https://shop.example/products/bayou-sofa?variant=2004",
    color: "Gray",
    size: "96 in",
    width: { value: 96 },
    offers: { price: "1099.00", availability: "https://schema.org/OutOfStock" },
  });
});

test("a product has its description, and so do its variants", () => {
  expect(productData(siteUrl, aProduct(), [])).toHaveProperty("description", "A sofa.");
  expect(productGroupData(siteUrl, aProductWithVariants(), () => undefined)).toHaveProperty(
    "description",
    "A sofa.",
  );
});

test("the shop's hours come from its facts (rule 1.5)", () => {
  expect(shopData(siteUrl)).toMatchObject({
    telephone: facts.phoneE164,
    openingHoursSpecification: hoursStructuredData(facts.hours),
  });
});

test("V4: structured data lists every closed day (rule 1.7)", () => {
  expect(facts.closedDays.map(({ date }) => date)).toContain("2026-11-26");
  expect(shopData(siteUrl).specialOpeningHoursSpecification).toEqual(
    facts.closedDays.map(({ date, name }) => ({
      "@type": "OpeningHoursSpecification",
      name,
      validFrom: date,
      validThrough: date,
      opens: "00:00",
      closes: "00:00",
    })),
  );
});

test("search engines get the language of the site and of its questions", () => {
  for (const data of [websiteData(siteUrl), questionsData(deliveryQuestions)]) {
    expect(data).toHaveProperty("inLanguage", "en-US");
  }
});

test("search engines get the address of the site's search", () => {
  expect(websiteData(siteUrl)).toMatchObject({
    potentialAction: { target: { urlTemplate: "https://shop.example/search?q={term}" } },
  });
});

describe("the checker", () => {
  test.each([
    ["a free offer", { offers: { ...offerOf(100), price: "0.00" } }],
    ["made-up stars", { aggregateRating: { "@type": "AggregateRating", ratingValue: 5 } }],
    ["an unknown property", { colour: "gray" }],
    ["a relative address", { url: "/products/sofa" }],
    ["an empty name", { name: " " }],
  ])("finds %s", (_, changed) => {
    const block = { ...productData(siteUrl, aProduct(), []), ...changed };
    expect(structuredDataProblems(block)).not.toEqual([]);
  });
});

function offerOf(price: number) {
  return productData(siteUrl, aProduct({ price }), []).offers as object;
}
