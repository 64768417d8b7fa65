import { expect, it } from "vitest";
import { postedAction, refusedForm } from "./refused-form.server.ts";

const fields = new Map([
  ["action", ["accept"]],
  ["name", ["Janelle Brooks"]],
]);

it("keeps everything typed with why the form was refused (rule 14.11)", () => {
  const values = { action: "accept", name: "Janelle Brooks" };
  const errors = { payment: ["Please choose how you would like to pay."] };
  expect(refusedForm(fields, { ok: false, status: 422, errors })).toEqual({
    action: "accept",
    values,
    errors,
  });
  const late = { first: "This quote ended on December 8.", message: "Please look at the new one." };
  expect(
    refusedForm(fields, { ok: false, status: 409, version: 3, state: "quoted", ...late }),
  ).toEqual({
    action: "accept",
    values,
    late,
  });
});

it("knows the page's own forms", () => {
  expect(postedAction(fields)).toBe("accept");
  expect(postedAction(new Map([["action", ["withdraw"]]]))).toBeUndefined();
  expect(postedAction(new Map())).toBeUndefined();
});
