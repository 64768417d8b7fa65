import { beforeEach, expect, it, vi } from "vitest";
import { Autosave, retryAfterMs, type SaveResult, saveAfterMs } from "./autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** An autosave whose attempts end as told, one after the other. */
function autosaveWith(...results: SaveResult[]) {
  const save = vi.fn(async () => results.shift() ?? "saved");
  return { save, autosave: new Autosave(save) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("saves once, at most two seconds after the first of several changes (rule 19.50)", async () => {
  const { save, autosave } = autosaveWith();
  autosave.changed();
  await pass(saveAfterMs - 100);
  autosave.changed();
  expect(save).not.toHaveBeenCalled();
  await pass(100);
  expect(saveAfterMs).toBeLessThan(2_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(autosave.status()).toBe("saved");
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it("saves what changes during an attempt with the next one", async () => {
  const attempts: ((result: SaveResult) => void)[] = [];
  const save = vi.fn(() => new Promise<SaveResult>((resolve) => attempts.push(resolve)));
  const autosave = new Autosave(save);
  autosave.changed();
  await pass(saveAfterMs);
  autosave.changed();
  await pass(10 * saveAfterMs);
  expect(save).toHaveBeenCalledTimes(1);
  attempts[0]?.("saved");
  await pass(0);
  expect(autosave.status()).toBe("unsaved");
  await pass(saveAfterMs);
  expect(save).toHaveBeenCalledTimes(2);
  attempts[1]?.("saved");
  await pass(0);
  expect(autosave.isIdle()).toBe(true);
});

it("tries again until the server can be reached", async () => {
  const { save, autosave } = autosaveWith("away", "away");
  autosave.changed();
  await pass(saveAfterMs);
  expect(autosave.status()).toBe("away");
  await pass(2 * retryAfterMs);
  expect(save).toHaveBeenCalledTimes(3);
  expect(autosave.status()).toBe("saved");
});

it("saves at once when it has to, and says whether everything is saved", async () => {
  const { save, autosave } = autosaveWith("saved", "away", "refused");
  expect(await autosave.flush()).toBe(true);
  expect(save).not.toHaveBeenCalled();
  autosave.changed();
  expect(await Promise.all([autosave.flush(), autosave.flush()])).toEqual([true, true]);
  expect(save).toHaveBeenCalledTimes(1);
  autosave.changed();
  expect(await autosave.flush()).toBe(false);
  expect(await autosave.flush()).toBe(false);
  expect(autosave.status()).toBe("refused");
});

it("waits for the seller's choice once somebody else has saved", async () => {
  const { save, autosave } = autosaveWith("conflict");
  autosave.changed();
  await pass(saveAfterMs);
  autosave.changed();
  await pass(60_000);
  expect(await autosave.flush()).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
  autosave.resolve({ isSaved: false });
  await pass(0);
  expect(save).toHaveBeenCalledTimes(2);
  expect(autosave.status()).toBe("saved");
});

it("has nothing to save once the other draft was taken", async () => {
  const { save, autosave } = autosaveWith("conflict");
  autosave.changed();
  await pass(saveAfterMs);
  autosave.resolve({ isSaved: true });
  await pass(60_000);
  expect(autosave.isIdle()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});
