import { expect, it } from "vitest";
import { isUniqueViolation, patiently } from "./patiently.ts";

const pause = async () => {};

function failing(times: number, error: Error) {
  let tries = 0;
  const action = async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
  return { action, tries: () => tries };
}

it.each(["SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "40001", "40P01", "57P01", "ECONNRESET"])(
  "tries again after %s",
  async (code) => {
    const { action } = failing(3, Object.assign(new Error(code), { code }));
    expect(await patiently(action, { pause })).toBe(4);
  },
);

it("throws at once what repeating does not cure", async () => {
  const unique = Object.assign(new Error("taken"), { code: "SQLITE_CONSTRAINT_UNIQUE" });
  const { action, tries } = failing(9, unique);
  await expect(patiently(action, { pause })).rejects.toBe(unique);
  expect(tries()).toBe(1);
  expect(isUniqueViolation(unique)).toBe(true);
});

it("gives up in the end, with the database's own error", async () => {
  const busy = Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
  const { action, tries } = failing(99, busy);
  await expect(patiently(action, { pause, tries: 5 })).rejects.toBe(busy);
  expect(tries()).toBe(5);
});
