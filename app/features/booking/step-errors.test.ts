import { expect, test } from "vitest";
import { errorsOnStep, firstStepWithErrors, toFieldErrors } from "./step-errors.ts";

test("returns only the errors of the first step with errors", () => {
  const errors = { window: ["Taken."], items: ["Too many."], date: ["Pick one."] };
  expect(firstStepWithErrors(errors)).toEqual({ step: 2, errors: { items: ["Too many."] } });
  expect(firstStepWithErrors({ ...errors, items: undefined })).toEqual({
    step: 4,
    errors: { window: ["Taken."], date: ["Pick one."] },
  });
  expect(firstStepWithErrors({ ...errors, addressCity: ["Too long."] })?.step).toBe(1);
});

test("puts errors without a field on the last step", () => {
  expect(firstStepWithErrors({ form: ["Call us."] })?.step).toBe(5);
  expect(firstStepWithErrors({ specialInstructions: ["Too long."] })?.step).toBe(5);
});

test("returns no step when there are no errors", () => {
  expect(firstStepWithErrors({})).toBeUndefined();
  expect(firstStepWithErrors({ phone: undefined, items: [] })).toBeUndefined();
  expect(toFieldErrors({ date: { problem: "timeMissing" }, email: undefined })).toEqual({
    date: ["Please choose a delivery date and time."],
  });
  expect(errorsOnStep(1, { phone: ["Ring?"], date: ["When?"] })).toEqual({ phone: ["Ring?"] });
});
