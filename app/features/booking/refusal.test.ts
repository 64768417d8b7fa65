import { expect, test } from "vitest";
import { asErrors, errorsOn, firstRefusal } from "./refusal.ts";

test("the first step with something wrong is refused, with what is wrong there alone", () => {
  const errors = { window: ["Taken."], items: ["Too many."], date: ["Pick one."] };
  expect(firstRefusal(errors)).toEqual({ step: 2, errors: { items: ["Too many."] } });
  expect(firstRefusal({ ...errors, items: undefined })).toEqual({
    step: 4,
    errors: { window: ["Taken."], date: ["Pick one."] },
  });
  expect(firstRefusal({ ...errors, addressCity: ["Too long."] })?.step).toBe(1);
});

test("what belongs to no field is refused before the last button", () => {
  expect(firstRefusal({ form: ["Call us."] })?.step).toBe(5);
  expect(firstRefusal({ specialInstructions: ["Too long."] })?.step).toBe(5);
});

test("nothing is refused where nothing is said", () => {
  expect(firstRefusal({})).toBeUndefined();
  expect(firstRefusal({ phone: undefined, items: [] })).toBeUndefined();
  expect(asErrors({ phone: "Ring?", email: undefined })).toEqual({
    phone: ["Ring?"],
    email: undefined,
  });
  expect(errorsOn(1, { phone: ["Ring?"], date: ["When?"] })).toEqual({ phone: ["Ring?"] });
});
