import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ContactToken, clearContact, saveContact, savedContact } from "./saved-contact.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};

const type = (token: string, typed: string) => saveContact(token, typed, "/custom-request");
const suggestion = (token: ContactToken) => savedContact()[token]?.text;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => void vi.unstubAllGlobals());

test("suggests the last typed value", () => {
  type("email", "old@example.com");
  type("email", " dana@example.com ");
  type("tel", "(713) 555-0188");
  type("postal-code", "77081");
  expect(suggestion("email")).toBe("dana@example.com");
  expect(suggestion("tel")).toBe("(713) 555-0188");
  expect(suggestion("postal-code")).toBe("77081");
});

test("forgets the value of an emptied field", () => {
  type("tel", "(713) 555-0188");
  type("tel", "");
  expect(suggestion("tel")).toBeUndefined();
});

test.each([
  ["email", "dana@"],
  ["tel", "12"],
  ["postal-code", "7708"],
])("suggests no invalid %s (%s)", (token, typed) => {
  type(token, typed);
  expect(Object.values(savedContact()).map(({ text }) => text)).toEqual([""]);
});

test("splits a full name into first and last name, and joins them", () => {
  type("name", "Mary  Ann Whitfield");
  expect(suggestion("given-name")).toBe("Mary");
  expect(suggestion("family-name")).toBe("Ann Whitfield");
  type("given-name", "Dana");
  expect(suggestion("name")).toBe("Dana Ann Whitfield");
  type("family-name", "Reyes");
  expect(suggestion("name")).toBe("Dana Reyes");
});

test("keeps the page a value was typed on, also for parts of a name", () => {
  type("email", "dana@example.com");
  saveContact("name", "Dana Reyes", "/quote-request");
  expect(savedContact().email?.at).toBe("/custom-request");
  expect(savedContact()["family-name"]?.at).toBe("/quote-request");
  type("given-name", "Diana");
  expect(savedContact().name?.at).toBe("/custom-request");
});

test("saves no other field", () => {
  for (const token of ["off", "", "street-address", "cc-number"]) type(token, "8317");
  expect([...stored.values()].join()).not.toContain("8317");
});

test("clearing the contact leaves nothing stored", () => {
  type("email", "dana@example.com");
  clearContact();
  expect([...stored.values()].join()).not.toContain("dana");
  expect(suggestion("email")).toBeUndefined();
});

test("damaged or blocked storage gives an empty contact without an error", () => {
  stored.set("parsons-furniture-contact", "{broken");
  expect(suggestion("name")).toBe("");
  stored.set("parsons-furniture-contact", '{"email":"dana@example.com","tel":null}');
  expect(suggestion("email")).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  type("email", "dana@example.com");
  expect(suggestion("name")).toBe("");
});
