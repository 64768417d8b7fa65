import { expect, it } from "vitest";
import { contactMessages } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import {
  offerAddress,
  priceMatchErrors,
  priceMatchMessages,
  readCompetitorPrice,
} from "./price-match-form.ts";
import { amountMessages } from "./typed-amount.ts";

const good: Readonly<Record<string, string>> = {
  product: "Model 2500 Sofa Chaise",
  competitor: "Big Box",
  competitorPrice: "$1,299.50",
  name: "Dana Whitfield",
  email: "dana@example.com",
};

const wrongWith = (changed: Readonly<Record<string, string>>, fileBytes = 0) =>
  Object.keys(priceMatchErrors((field) => ({ ...good, ...changed })[field] ?? "", fileBytes));

it("requires product, competitor, price, name and a contact (rule 12.3)", () => {
  expect(wrongWith({})).toEqual([]);
  expect(priceMatchErrors(() => "  ", 0)).toEqual({
    product: [priceMatchMessages.product],
    competitor: [priceMatchMessages.competitor],
    competitorPrice: [priceMatchMessages.competitorPrice],
    name: ["Please tell us your name."],
    phone: [contactMessages.either],
  });
});

it("is content with a phone number alone", () => {
  expect(wrongWith({ email: "", phone: "(713) 555-0188" })).toEqual([]);
});

it.each([
  ["competitorPrice", "free"],
  ["competitorPrice", "0"],
  ["offerUrl", "a big shop"],
  ["email", "dana@"],
  ["phone", "555"],
])("refuses an invalid %s: %j", (field, text) => {
  expect(wrongWith({ [field]: text })).toEqual([field]);
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
  ["", priceMatchMessages.competitorPrice],
  ["0", priceMatchMessages.competitorPrice],
  ["1200-1300", priceMatchMessages.competitorPrice],
  ["1.299", amountMessages.ambiguous],
  ["-5", amountMessages.negative],
  ["1000000000", amountMessages["too-large"]],
])("G1: says what to do about a competitor's price of %j", (typed, message) => {
  expect(
    priceMatchErrors((field) => ({ ...good, competitorPrice: typed })[field] ?? "", 0),
  ).toEqual({ competitorPrice: [message] });
});

it("refuses a file above 10 MB before sending", () => {
  expect(wrongWith({}, formLimits.fileBytes)).toEqual([]);
  expect(wrongWith({}, formLimits.fileBytes + 1)).toEqual(["offerFile"]);
});

it("takes an offer's address as people type it, on the web only", () => {
  expect(offerAddress("bigbox.example/sofa")).toBe("https://bigbox.example/sofa");
  expect(offerAddress("http://bigbox.example")).toBe("http://bigbox.example/");
  const none = ["javascript:alert(1)", "ftp://bigbox.example", "https://a:b@c.example", "sofa"];
  expect(none.map(offerAddress)).toEqual(none.map(() => undefined));
});
