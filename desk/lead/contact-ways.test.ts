import { expect, it } from "vitest";
import { contactLinks, phoneText } from "./contact-ways.ts";

const janelle = {
  name: "Janelle Brooks",
  phone: "+17135550178",
  email: "janelle+sofa@mail.example",
  reference: "Q-7K3M9",
};
const about = { me: "Maribel Cantu", shop: "Parsons", kind: "quote", language: "en" } as const;

it.each([
  ["text", ["text", "call", "email"]],
  ["phone", ["call", "text", "email"]],
  ["email", ["email", "text", "call"]],
  ["", ["text", "call", "email"]],
])("puts %s first", (preferred, order) => {
  expect(contactLinks(janelle, { ...about, preferred }).map(({ way }) => way)).toEqual(order);
});

it("fills in polite words", () => {
  const [text, call, email] = contactLinks(janelle, { ...about, preferred: "text" });
  expect(decodeURIComponent(text?.href ?? "")).toBe(
    "sms:+17135550178?&body=Hi Janelle, this is Maribel from Parsons about your quote request. ",
  );
  expect(call?.href).toBe("tel:+17135550178");
  expect(email?.href).toMatch(
    /^mailto:janelle%2Bsofa@mail\.example\?subject=Your%20quote%20request%20Q-7K3M9&body=Hi/,
  );
});

it("offers only what is there", () => {
  const ways = contactLinks({ ...janelle, phone: null }, { ...about, preferred: "phone" });
  expect(ways.map(({ way }) => way)).toEqual(["email"]);
});

it("writes numbers as people here do", () => {
  expect(phoneText("+17135550178")).toBe("(713) 555-0178");
  expect(phoneText("+525512345678")).toBe("+525512345678");
});
