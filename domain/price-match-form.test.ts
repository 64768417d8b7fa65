import { expect, it } from "vitest";
import { formLimits } from "./form-limits.ts";
import { offerAddress, priceMatchErrors, readCompetitorPrice } from "./price-match-form.ts";

const validForm: Readonly<Record<string, string>> = {
  product: "Model 2500 Sofa Chaise",
  competitor: "Big Box",
  competitorPrice: "$1,299.50",
  name: "Dana Whitfield",
  email: "dana@example.com",
};

const fieldsWithErrors = (changed: Readonly<Record<string, string>>, fileBytes = 0) =>
  Object.keys(priceMatchErrors((field) => ({ ...validForm, ...changed })[field] ?? "", fileBytes));

it("requires product, competitor, price, name and a contact (rule 12.3)", () => {
  expect(fieldsWithErrors({})).toEqual([]);
  expect(priceMatchErrors(() => "  ", 0)).toEqual({
    product: [{ problem: "productMissing" }],
    competitor: [{ problem: "competitorMissing" }],
    competitorPrice: [{ problem: "competitorPrice" }],
    name: [{ problem: "nameMissing" }],
    phone: [{ problem: "phoneOrEmailMissing" }],
  });
});

it("accepts a phone number without an email", () => {
  expect(fieldsWithErrors({ email: "", phone: "(713) 555-0188" })).toEqual([]);
});

it.each([
  ["competitorPrice", "free"],
  ["competitorPrice", "0"],
  ["offerUrl", "a big shop"],
  ["email", "dana@"],
  ["phone", "555"],
])("refuses an invalid %s: %j", (field, text) => {
  expect(fieldsWithErrors({ [field]: text })).toEqual([field]);
});

it.each([
  ["1,299.50", 129_950],
  ["$1.299,50", 129_950],
  ["1 299", 129_900],
  ["1299 dollars", 129_900],
])("G1: reads a competitor's price of %j", (typed, cents) => {
  expect(readCompetitorPrice(typed)).toEqual({ cents });
});

it.each([
  ["", { problem: "competitorPrice" }],
  ["0", { problem: "competitorPrice" }],
  ["1200-1300", { problem: "competitorPrice" }],
  ["1.299", { problem: "amount", why: "ambiguous" }],
  ["-5", { problem: "amount", why: "negative" }],
  ["1000000000", { problem: "amount", why: "too-large" }],
])("G1: shows what to do about a competitor's price of %j", (typed, message) => {
  expect(
    priceMatchErrors((field) => ({ ...validForm, competitorPrice: typed })[field] ?? "", 0),
  ).toEqual({ competitorPrice: [message] });
});

it("refuses a file above 10 MB before sending", () => {
  expect(fieldsWithErrors({}, formLimits.fileBytes)).toEqual([]);
  expect(fieldsWithErrors({}, formLimits.fileBytes + 1)).toEqual(["offerFile"]);
});

it("accepts an offer's web address with or without https, and nothing else", () => {
  expect(offerAddress("bigbox.example/sofa")).toBe("https://bigbox.example/sofa");
  expect(offerAddress("http://bigbox.example")).toBe("http://bigbox.example/");
  const none = ["javascript:alert(1)", "ftp://bigbox.example", "https://a:b@c.example", "sofa"];
  expect(none.map(offerAddress)).toEqual(none.map(() => undefined));
});
