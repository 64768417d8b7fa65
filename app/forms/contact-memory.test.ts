import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type ContactToken,
  forgetContact,
  knownContact,
  rememberContact,
} from "./contact-memory.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

const type = (token: string, typed: string) => rememberContact(token, typed, "/custom-request");
const offered = (token: ContactToken) => knownContact()[token]?.text;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => void vi.unstubAllGlobals());

test("what was typed last is offered", () => {
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
  expect(Object.values(knownContact()).map(({ text }) => text)).toEqual([""]);
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

test("where a word was typed is known, of a name's halves too", () => {
  type("email", "dana@example.com");
  rememberContact("name", "Dana Reyes", "/quote-request");
  expect(knownContact().email?.at).toBe("/custom-request");
  expect(knownContact()["family-name"]?.at).toBe("/quote-request");
  type("given-name", "Diana");
  expect(knownContact().name?.at).toBe("/custom-request");
});

test("nothing else a form asks for is kept", () => {
  for (const token of ["off", "", "street-address", "cc-number"]) type(token, "8317");
  expect([...kept.values()].join()).not.toContain("8317");
});

test("forgetting leaves nothing of it", () => {
  type("email", "dana@example.com");
  forgetContact();
  expect([...kept.values()].join()).not.toContain("dana");
  expect(offered("email")).toBeUndefined();
});

test("damaged or blocked storage is no contact and no failure", () => {
  kept.set("parsons-furniture-contact", "{broken");
  expect(offered("name")).toBe("");
  kept.set("parsons-furniture-contact", '{"email":"dana@example.com","tel":null}');
  expect(offered("email")).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  type("email", "dana@example.com");
  expect(offered("name")).toBe("");
});
