import { expect, it } from "vitest";
import { isUniqueViolation, retryIfTaken, retryOnBusy } from "./retry-on-busy.ts";

const taken = (code: string) => Object.assign(new Error("taken"), { code });
const noWait = async () => {};

function failing(times: number, error: Error) {
  let tries = 0;
  const action = async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
  return { action, triesMade: () => tries };
}

it.each(["SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "40001", "40P01", "57P01", "ECONNRESET"])(
  "retries after %s",
  async (code) => {
    const { action } = failing(3, Object.assign(new Error(code), { code }));
    expect(await retryOnBusy(action, { wait: noWait })).toBe(4);
  },
);

it("throws non-transient errors at once", async () => {
  const unique = taken("SQLITE_CONSTRAINT_UNIQUE");
  const { action, triesMade } = failing(9, unique);
  await expect(retryOnBusy(action, { wait: noWait })).rejects.toBe(unique);
  expect(triesMade()).toBe(1);
  expect(isUniqueViolation(unique)).toBe(true);
});

it("gives up after the last try with the database's own error", async () => {
  const busy = Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
  const { action, triesMade } = failing(99, busy);
  await expect(retryOnBusy(action, { wait: noWait, maxTries: 5 })).rejects.toBe(busy);
  expect(triesMade()).toBe(5);
});

it.each(["23505", "SQLITE_CONSTRAINT_UNIQUE"])(
  "chooses anew after %s, up to 8 times",
  async (code) => {
    expect(await retryIfTaken(failing(7, taken(code)).action)).toBe(8);
    const { action, triesMade } = failing(9, taken(code));
    await expect(retryIfTaken(action)).rejects.toThrow("taken");
    expect(triesMade()).toBe(8);
  },
);

it("chooses only once if something else went wrong", async () => {
  const { action, triesMade } = failing(9, new Error("gone"));
  await expect(retryIfTaken(action)).rejects.toThrow("gone");
  expect(triesMade()).toBe(1);
});
