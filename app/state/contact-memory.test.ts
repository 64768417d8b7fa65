import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetContact, knownContact, rememberContact } from "./contact-memory.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => void vi.unstubAllGlobals());

test("what was typed last is offered", () => {
  rememberContact("email", "old@example.com");
  rememberContact("email", " dana@example.com ");
  rememberContact("tel", "(713) 555-0188");
  rememberContact("postal-code", "77081");
  expect(knownContact()).toMatchObject({
    email: "dana@example.com",
    tel: "(713) 555-0188",
    "postal-code": "77081",
  });
});

test("a field that was emptied is forgotten", () => {
  rememberContact("tel", "(713) 555-0188");
  rememberContact("tel", "");
  expect(knownContact().tel).toBeUndefined();
});

test.each([
  ["email", "dana@"],
  ["tel", "12"],
  ["postal-code", "7708"],
])("%s that cannot be one (%s) is not offered", (token, typed) => {
  rememberContact(token, typed);
  expect(Object.values(knownContact())).toEqual([""]);
});

test("a full name is offered by its halves, and the halves as a full name", () => {
  rememberContact("name", "Mary  Ann Whitfield");
  expect(knownContact()).toMatchObject({
    "given-name": "Mary",
    "family-name": "Ann Whitfield",
  });
  rememberContact("given-name", "Dana");
  expect(knownContact().name).toBe("Dana Ann Whitfield");
  rememberContact("family-name", "Reyes");
  expect(knownContact().name).toBe("Dana Reyes");
});

test("nothing else a form asks for is kept", () => {
  for (const token of ["off", "", "street-address", "cc-number"]) rememberContact(token, "8317");
  expect([...kept.values()].join()).not.toContain("8317");
});

test("forgetting leaves nothing of it", () => {
  rememberContact("email", "dana@example.com");
  forgetContact();
  expect([...kept.values()].join()).not.toContain("dana");
  expect(knownContact().email).toBeUndefined();
});

test("damaged or blocked storage is no contact and no failure", () => {
  kept.set("parsons-furniture-contact", "{broken");
  expect(knownContact()).toEqual({ name: "" });
  vi.stubGlobal("sessionStorage", undefined);
  rememberContact("email", "dana@example.com");
  expect(knownContact()).toEqual({ name: "" });
});
