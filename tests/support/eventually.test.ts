import { expect, it } from "vitest";
import { eventually } from "./eventually.ts";

it("asks until the check passes, and gives what it returned", async () => {
  let asked = 0;
  const check = () => {
    asked += 1;
    if (asked < 3) throw new Error("not yet");
    return asked;
  };
  expect(await eventually(check)).toBe(3);
});

it("fails with the last error", async () => {
  let asked = 0;
  const check = async () => {
    asked += 1;
    throw new Error(`no: ${asked}`);
  };
  const complaint = await eventually(check, 50).catch((error: unknown) => error);
  expect(complaint).toEqual(new Error(`no: ${asked}`));
});
