import { type DeliveryDesk, openDeliveryDesk } from "#server/bookings/delivery-desk.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import type { Engine } from "#server/store/store.ts";
import { formFields, goodBooking } from "./form-fields.ts";
import { openTestDesk, type TestDesk } from "./lead-desk.ts";

/** Two days and more after the bench opens, with two places. */
export const WEDNESDAY = { date: "2026-12-02", window: "morning" };
export const THURSDAY = { date: "2026-12-03", window: "evening" };
/** The one that has a single place. */
export const SUNDAY = { date: "2026-12-06", window: "afternoon" };

type WindowKey = typeof SUNDAY;

/** A lead desk and a delivery desk on one database, with bookings to put in and a clock to turn. */
export interface BookingBench {
  desk: TestDesk;
  delivery: DeliveryDesk;
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
  mails: (occasion: string) => Promise<{ sink: string; payload: string }[]>;
  close: () => Promise<void>;
}

/** Opens a bench on an empty database of `engine`; close it at the end. */
export async function openBookingBench(engine: Engine): Promise<BookingBench> {
  const desk = await openTestDesk(engine, {
    clock: () => new Date(bench.now),
    crmWebhookUrl: "https://crm",
  });
  const bench: BookingBench = {
    desk,
    delivery: openDeliveryDesk(desk),
    now: Date.parse("2026-11-30T16:00:00Z"),
    submit: (key, fields = {}) =>
      submitLead(desk, "booking", formFields({ ...goodBooking, ...key, ...fields }), {
        sourcePage: "/book-delivery",
      }),
    book: async (key, fields) => {
      const result = await bench.submit(key, fields);
      if (!result.ok) throw new Error(JSON.stringify(result.errors));
      return { reference: result.reference, token: (result.page ?? "").replace("/bookings/", "") };
    },
    left: async ({ date, window }) =>
      (await bench.delivery.windows({ from: date, days: 1 })).find((one) => one.window === window)
        ?.left,
    mails: (occasion) =>
      desk.store.queries
        .selectFrom("deliveries")
        .select(["sink", "payload"])
        .where("occasion", "=", occasion)
        .orderBy("sink")
        .execute(),
    close: () => desk.close(),
  };
  return bench;
}
