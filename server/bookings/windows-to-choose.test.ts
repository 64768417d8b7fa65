import { expect, it } from "vitest";
import type { Store } from "#server/store/store-interface.ts";
import { createBookingService } from "./booking-service.ts";

/** The booking service on a store whose every query fails. */
function serviceFailingWith(code: string) {
  const queries = {
    selectFrom() {
      throw Object.assign(new Error("cannot be read"), { code });
    },
  };
  return createBookingService({
    store: { queries } as unknown as Store,
    config: { siteUrl: "https://shop.example", linkSecret: "a-secret-of-the-tests" },
    clock: () => new Date("2026-11-20T12:00-06:00"),
  });
}

it.each(["SQLITE_FULL", "STORE_LOST", "57P01", "EHOSTUNREACH"])(
  "2S11: the page to book shows the windows of the schedule while the database can't be read: %s",
  async (code) => {
    const delivery = serviceFailingWith(code);
    const windows = await delivery.windowsToChoose();
    expect(windows.length).toBeGreaterThan(10);
    expect(windows.every(({ left, capacity }) => left === capacity)).toBe(true);
    await expect(delivery.windows()).rejects.toThrow("cannot be read");
  },
);

it("any other error is ours, and not hidden", async () => {
  await expect(serviceFailingWith("42P01").windowsToChoose()).rejects.toThrow("cannot be read");
});
