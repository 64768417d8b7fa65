import { expect, it } from "vitest";
import { eventually } from "./eventually.ts";

it("retries until the check passes and returns its value", async () => {
  let calls = 0;
  const check = () => {
    calls += 1;
    if (calls < 3) throw new Error("not yet");
    return calls;
  };
  expect(await eventually(check)).toBe(3);
});

it("fails with the last error", async () => {
  let calls = 0;
  const check = async () => {
    calls += 1;
    throw new Error(`no: ${calls}`);
  };
  const error = await eventually(check, 50).catch((error: unknown) => error);
  expect(error).toEqual(new Error(`no: ${calls}`));
});
