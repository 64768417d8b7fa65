import { sql } from "kysely";
import { type BookingService, createBookingService } from "#server/bookings/booking-service.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import type { Engine, Queries } from "#server/store/store-interface.ts";
import { formFields, goodBooking } from "./form-fields.ts";
import { openTestBackend, type TestBackend } from "./test-backend.ts";

/** More than two days after the fixture's start, with two places. */
export const WEDNESDAY = { date: "2026-12-02", window: "morning" };
/** A window with a single place. */
export const SUNDAY = { date: "2026-12-06", window: "afternoon" };

type WindowKey = typeof SUNDAY;

/**
 * A lead backend and a booking service on one database, with helpers to book and a clock to set.
 */
export interface BookingBench {
  backend: TestBackend;
  delivery: BookingService;
  /** The time, ms since 1970; starts at Monday, November 30, 2026, 10:00 AM in Houston. */
  now: number;
  submit: (key: WindowKey, fields?: Record<string, string>) => ReturnType<typeof submitLead>;
  /** As `submit`, but throws if the booking is refused. */
  book: (
    key: WindowKey,
    fields?: Record<string, string>,
  ) => Promise<{ reference: string; token: string }>;
  /** Returns how many places a window has left. */
  left: (key: WindowKey) => Promise<number | undefined>;
  /** Returns the messages queued for an occasion, by sink. */
  emails: (occasion: string) => Promise<{ sink: string; payload: string }[]>;
  close: () => Promise<void>;
}

/** Opens a fixture on an empty database of `engine`; close it at the end. */
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

/** Turns all bookings into ones of an older version, which stored only what was sent to the CRM. */
export async function forgetDetails(queries: Queries): Promise<void> {
  await sql`update bookings set details = null`.execute(queries);
}
