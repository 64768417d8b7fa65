import { type BookingService, createBookingService } from "#server/bookings/booking-service.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import type { Engine } from "#server/store/store-interface.ts";
import { formFields, goodBooking } from "./form-fields.ts";
import { openTestBackend, type TestBackend } from "./test-backend.ts";

/** Two days and more after the bench opens, with two places. */
export const WEDNESDAY = { date: "2026-12-02", window: "morning" };
export const THURSDAY = { date: "2026-12-03", window: "evening" };
/** The one that has a single place. */
export const SUNDAY = { date: "2026-12-06", window: "afternoon" };

type WindowKey = typeof SUNDAY;

/** A lead desk and a delivery desk on one database, with bookings to put in and a clock to turn. */
export interface BookingBench {
  backend: TestBackend;
  delivery: BookingService;
  /** The time, ms since 1970: Monday, November 30, 2026, 10:00 AM in Houston until it is set. */
  now: number;
  submit: (key: WindowKey, fields?: Record<string, string>) => ReturnType<typeof submitLead>;
  /** As `submit`, but throws if the booking is refused. */
  book: (
    key: WindowKey,
    fields?: Record<string, string>,
  ) => Promise<{ reference: string; token: string }>;
  /** How many places a window has left. */
  left: (key: WindowKey) => Promise<number | undefined>;
  /** What has been queued on an occasion, by where it goes. */
  emails: (occasion: string) => Promise<{ sink: string; payload: string }[]>;
  close: () => Promise<void>;
}

/** Opens a bench on an empty database of `engine`; close it at the end. */
export async function openBookingFixture(engine: Engine): Promise<BookingBench> {
  const backend = await openTestBackend(engine, {
    clock: () => new Date(bookings.now),
    crmWebhookUrl: "https://crm",
  });
  const bookings: BookingBench = {
    backend,
    delivery: createBookingService(backend),
    now: Date.parse("2026-11-30T16:00:00Z"),
    submit: (key, fields = {}) =>
      submitLead(backend, "booking", formFields({ ...goodBooking, ...key, ...fields }), {
        sourcePage: "/book-delivery",
      }),
    book: async (key, fields) => {
      const result = await bookings.submit(key, fields);
      if (!result.ok) throw new Error(JSON.stringify(result.errors));
      return { reference: result.reference, token: (result.page ?? "").replace("/bookings/", "") };
    },
    left: async ({ date, window }) =>
      (await bookings.delivery.windows({ from: date, days: 1 })).find(
        (one) => one.window === window,
      )?.left,
    emails: (occasion) =>
      backend.store.queries
        .selectFrom("deliveries")
        .select(["sink", "payload"])
        .where("occasion", "=", occasion)
        .orderBy("sink")
        .execute(),
    close: () => backend.close(),
  };
  return bookings;
}
