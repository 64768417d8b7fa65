import { expect, it } from "vitest";
import { isUniqueViolation, retryOnBusy } from "./retry-on-busy.ts";

const pause = async () => {};

function failing(times: number, error: Error) {
  let tries = 0;
  const action = async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
  return { action, maxTries: () => tries };
}

it.each(["SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "40001", "40P01", "57P01", "ECONNRESET"])(
  "tries again after %s",
  async (code) => {
    const { action } = failing(3, Object.assign(new Error(code), { code }));
    expect(await retryOnBusy(action, { wait: pause })).toBe(4);
  },
);

it("throws non-transient errors at once", async () => {
  const unique = Object.assign(new Error("taken"), { code: "SQLITE_CONSTRAINT_UNIQUE" });
  const { action, maxTries } = failing(9, unique);
  await expect(retryOnBusy(action, { wait: pause })).rejects.toBe(unique);
  expect(maxTries()).toBe(1);
  expect(isUniqueViolation(unique)).toBe(true);
});

it("gives up in the end, with the database's own error", async () => {
  const busy = Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
  const { action, maxTries } = failing(99, busy);
  await expect(retryOnBusy(action, { wait: pause, maxTries: 5 })).rejects.toBe(busy);
  expect(maxTries()).toBe(5);
});
