import { describe, expect, test } from "vitest";
import {
  type BookingForm,
  contactProblem,
  firstIncompleteStep,
  initialContact,
  initialTexts,
  newItem,
  stepProblems,
} from "./booking-form.ts";

const houston = { city: "Houston", region: "TX" };
const complete: BookingForm = {
  contact: {
    ...initialContact(houston),
    fullName: "Dana Whitfield",
    email: "dana@example.com",
    phone: "713 555 0188",
    addressStreet: "1200 Elm Street",
    addressZip: "77081",
  },
  items: [newItem],
  addOns: { packagingRemoval: false, haulAway: false, whiteGlove: false },
  ...initialTexts,
  date: "2026-12-01",
  window: "morning",
};

describe("a step must be complete before the next (rules 10.2 and 10.3)", () => {
  test.each(["fullName", "email", "phone", "addressStreet", "addressZip"] as const)(
    "the first step requires %s",
    (field) => {
      const form = { ...complete, contact: { ...complete.contact, [field]: "  " } };
      expect(Object.keys(stepProblems(1, form))).toEqual([field]);
      expect(firstIncompleteStep(form)).toBe(1);
    },
  );

  test("city and state are optional", () => {
    const contact = { ...complete.contact, addressCity: "", addressState: "" };
    expect(stepProblems(1, { ...complete, contact })).toEqual({});
  });

  test("the second step requires an item, each with a quantity above 0", () => {
    expect(stepProblems(2, { ...complete, items: [] })).toHaveProperty("items");
    for (const quantity of [0, -1, 1.5, Number.NaN, 1000]) {
      const items = [newItem, { ...newItem, quantity }];
      expect(stepProblems(2, { ...complete, items })).toHaveProperty("items");
    }
  });

  test("the second step accepts 100 lines with 500 characters of notes each, and no more", () => {
    const full = { ...newItem, quantity: 999, notes: "n".repeat(500) };
    const items = Array.from({ length: 100 }, () => full);
    expect(stepProblems(2, { ...complete, items })).toEqual({});
    expect(stepProblems(2, { ...complete, items: [...items, newItem] })).toEqual({
      items: { problem: "tooManyItems", max: 100 },
    });
    const wordy = { ...full, notes: `${full.notes}n` };
    expect(stepProblems(2, { ...complete, items: [wordy] })).toEqual({
      items: { problem: "tooLong", field: "bookedItemNotes", max: 500, count: 501 },
    });
  });

  test("the fourth step requires a day and a time", () => {
    expect(firstIncompleteStep({ ...complete, window: "" })).toBe(4);
    expect(firstIncompleteStep({ ...complete, date: "" })).toBe(4);
  });

  test("the third and fifth steps are always complete", () => {
    const empty = { ...complete, contact: initialContact(houston), items: [], date: "" };
    expect(stepProblems(3, empty)).toEqual({});
    expect(stepProblems(5, empty)).toEqual({});
    expect(firstIncompleteStep(complete)).toBeUndefined();
  });
});

test("refuses invalid emails, phone numbers and ZIP codes (rules 14.17, 14.18 and 14.19)", () => {
  for (const email of ["dana", "dana@", "@example.com", "dana@example", "a b@example.com"]) {
    expect(contactProblem("email", email)?.problem, email).toMatch(/^email/);
  }
  for (const phone of ["12", "555-0142", "713-155-0142", "(713) 555-014", "call me"]) {
    expect(contactProblem("phone", phone)?.problem, phone).toMatch(/^phone(Missing|AreaCode)$/);
  }
  for (const phone of ["7135550142", "+1 (713) 555-0142", "1-713-555-0142", "+49 30 1234567"]) {
    expect(contactProblem("phone", phone), phone).toBeUndefined();
  }
  expect(contactProblem("addressZip", "7708")).toEqual({ problem: "zip" });
});
