import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { submitLead } from "#server/leads/submit-lead.ts";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { formFields, goodBooking } from "#tests/support/form-fields.ts";
import { engines } from "#tests/support/test-database.ts";
import { withCurrentEmails } from "./current-emails.ts";
import { queueDueReminders } from "./reminders.ts";

const MINUTE = 60_000;

describe.each(engines)("on %s, a booking made in Spanish", (engine) => {
  let at: BookingBench;
  let token: string;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
    const fields = formFields({ ...goodBooking, ...WEDNESDAY });
    const page = { sourcePage: "/es/reservar-entrega" };
    const booked = await submitLead(at.backend, "booking", fields, page);
    token = booked.ok ? (booked.page?.split("/").at(-1) ?? "") : expect.unreachable();
  });
  afterEach(() => at.close());

  /** The email for an occasion to a receiver. */
  async function email(occasion: string, sink = "shopper_mail") {
    const sent = (await at.emails(occasion)).find((message) => message.sink === sink);
    return JSON.parse(sent?.payload ?? "null");
  }

  it("has its emails and calendar entries in Spanish, though it is changed on the English page (rule 15.29)", async () => {
    for (const [change, occasion, subject] of [
      [() => at.delivery.move(token, SUNDAY, "en"), "moved-1", /^Su entrega ahora es el 6 de dic/],
      [() => at.delivery.cancel(token, "en"), "cancelled-2", /^Su entrega está cancelada \(B-/],
      [() => at.delivery.undoCancel(token, "en"), "restored-3", /^Su entrega sigue en pie: 6 de /],
    ] as const) {
      at.now += MINUTE;
      expect(await change()).toEqual({ ok: true });
      const written = await email(occasion);
      expect(written.subject).toMatch(subject);
      expect(written.html).toContain('<html lang="es-US">');
      expect(written.text).toContain("https://shop.example/es/reservas/");
      expect(written.calendar.filename).toBe("entrega.ics");
      expect(written.calendar.content).toContain("entrega y armado");
      const forShop = await email(occasion, "shop_mail");
      expect(forShop.subject).toMatch(/^Delivery B-\w+ (moved|cancelled|restored) by /);
      expect(forShop.text).toContain("\nLanguage: Spanish\n");
      expect(Object.entries(await email(occasion, "crm")).at(-1)).toEqual(["language", "es"]);
    }
  });

  it("is refused in the language of the page", async () => {
    at.now = Date.parse("2026-12-02T12:00:00Z");
    const [english, spanish] = [
      await at.delivery.cancel(token, "en"),
      await at.delivery.cancel(token, "es"),
    ];
    expect(english).toMatchObject({ ok: false });
    expect(spanish).toMatchObject({
      message: expect.stringContaining("Faltan menos de 24 horas para su entrega."),
    });
  });

  it("is reminded of in Spanish, also by an email that waited", async () => {
    at.now = Date.parse("2026-12-01T16:00:00Z");
    const deps = { ...at.backend, clock: () => new Date(at.now) };
    expect(await queueDueReminders(deps)).toBe(1);
    const reminder = await email("reminder-0");
    expect(reminder.subject).toMatch(
      /^Mañana: su entrega, 9:00 a\.\u00a0m\. – 12:00 p\.\u00a0m\. /,
    );
    expect(reminder.text).toContain("https://shop.example/es/reservas/");
    const rows = await at.backend.store.queries
      .selectFrom("deliveries")
      .select(["lead_id", "occasion", "payload"])
      .where("sink", "=", "shopper_mail")
      .execute();
    const sink = withCurrentEmails({ name: "shopper_mail" } as never, deps);
    at.now = Date.parse("2026-12-02T12:00:00Z");
    for (const { lead_id, ...row } of rows) {
      const message = { ...row, leadId: lead_id } as never;
      const { payload } = (await sink.beforeSend?.(message)) ?? expect.unreachable();
      const { subject, calendar } = JSON.parse(payload);
      expect(subject).toMatch(/^(Hoy: su entrega|Su entrega y armado están reservados)/);
      if (calendar) expect(calendar).toMatchObject({ filename: "entrega.ics" });
    }
  });

  it("is shown in the language of the page, and so is its calendar file", async () => {
    const shown = await at.delivery.booking(token, "es");
    expect(shown).toMatchObject({
      time: "2 de diciembre de 2026 a las 9:00 a.\u00a0m.",
      day: "miércoles, 2 de diciembre de 2026",
      hours: "9:00 a.\u00a0m. – 12:00 p.\u00a0m.",
    });
    expect(await at.delivery.booking(token, "en")).toMatchObject({
      time: "December 2, 2026 at 9:00 AM",
    });
    const file = async (language: "en" | "es") =>
      (await at.delivery.calendar(token, language))?.replaceAll("\r\n ", "");
    expect(await file("es")).toContain("https://shop.example/es/reservas/");
    expect(await file("en")).toContain("https://shop.example/bookings/");
  });
});
