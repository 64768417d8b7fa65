import { expect, it } from "vitest";
import { isUniqueViolation, retryOnBusy } from "./retry-on-busy.ts";

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
  const unique = Object.assign(new Error("taken"), { code: "SQLITE_CONSTRAINT_UNIQUE" });
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
