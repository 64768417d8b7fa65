import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ContactToken, clearContact, saveContact, savedContact } from "./saved-contact.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

const type = (token: string, typed: string) => saveContact(token, typed, "/custom-request");
const offered = (token: ContactToken) => savedContact()[token]?.text;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => void vi.unstubAllGlobals());

test("the last typed value is suggested", () => {
  type("email", "old@example.com");
  type("email", " dana@example.com ");
  type("tel", "(713) 555-0188");
  type("postal-code", "77081");
  expect(offered("email")).toBe("dana@example.com");
  expect(offered("tel")).toBe("(713) 555-0188");
  expect(offered("postal-code")).toBe("77081");
});

test("a field that was emptied is forgotten", () => {
  type("tel", "(713) 555-0188");
  type("tel", "");
  expect(offered("tel")).toBeUndefined();
});

test.each([
  ["email", "dana@"],
  ["tel", "12"],
  ["postal-code", "7708"],
])("%s that cannot be one (%s) is not offered", (token, typed) => {
  type(token, typed);
  expect(Object.values(savedContact()).map(({ text }) => text)).toEqual([""]);
});

test("a full name is offered by its halves, and the halves as a full name", () => {
  type("name", "Mary  Ann Whitfield");
  expect(offered("given-name")).toBe("Mary");
  expect(offered("family-name")).toBe("Ann Whitfield");
  type("given-name", "Dana");
  expect(offered("name")).toBe("Dana Ann Whitfield");
  type("family-name", "Reyes");
  expect(offered("name")).toBe("Dana Reyes");
});

test("remembers on which page a value was typed, also for halves of a name", () => {
  type("email", "dana@example.com");
  saveContact("name", "Dana Reyes", "/quote-request");
  expect(savedContact().email?.at).toBe("/custom-request");
  expect(savedContact()["family-name"]?.at).toBe("/quote-request");
  type("given-name", "Diana");
  expect(savedContact().name?.at).toBe("/custom-request");
});

test("no other field is saved", () => {
  for (const token of ["off", "", "street-address", "cc-number"]) type(token, "8317");
  expect([...kept.values()].join()).not.toContain("8317");
});

test("forgetting leaves nothing of it", () => {
  type("email", "dana@example.com");
  clearContact();
  expect([...kept.values()].join()).not.toContain("dana");
  expect(offered("email")).toBeUndefined();
});

test("damaged or blocked storage gives an empty contact without an error", () => {
  kept.set("parsons-furniture-contact", "{broken");
  expect(offered("name")).toBe("");
  kept.set("parsons-furniture-contact", '{"email":"dana@example.com","tel":null}');
  expect(offered("email")).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  type("email", "dana@example.com");
  expect(offered("name")).toBe("");
});
