import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { availableWindows } from "#server/bookings/available-windows.ts";
import { goodBooking } from "#tests/support/form-fields.ts";
import { engines } from "#tests/support/test-database.ts";
import type { RacedLead } from "./copied-leads.ts";
import { openRace, type Race, ROUNDS } from "./race.ts";
import type { Answer, RacePost } from "./racers.ts";

/** How many windows are raced for at once. */
const WINDOWS = 5;

type Window = Awaited<ReturnType<typeof availableWindows>>[number];

describe.each(engines)("on %s, of three processes that book the last place", (engine) => {
  let race: Race;
  beforeEach(async () => {
    race = await openRace(engine);
    const { number, token } = await race.quotes.send(race.reference);
    const yes = { action: "accept", name: "Dana Brooks", payment: "unsure" };
    const accepted = await race.quotes.shop(token, { ...yes, version: String(number) });
    expect(accepted.ok).toBe(true);
  });
  afterEach(() => race.close());

  const queries = () => race.quotes.inbox.backend.store.queries;

  /** Leaves one place of a window. */
  async function leaveOne({ date, window: window_id, capacity }: Window): Promise<void> {
    const taken = capacity - 1;
    await race.quotes.inbox.backend.store.write((transaction) =>
      transaction
        .insertInto("window_places")
        .values({ date, window_id, taken })
        .onConflict((conflict) => conflict.columns(["date", "window_id"]).doUpdateSet({ taken }))
        .execute(),
    );
  }

  async function placesTaken({ date, window }: Window): Promise<number> {
    const { taken } = await queries()
      .selectFrom("window_places")
      .select("taken")
      .where("date", "=", date)
      .where("window_id", "=", window)
      .executeTakeFirstOrThrow();
    return taken;
  }

  it("one does, for two quotes, two tabs of one, and the booking form", async () => {
    const [leads, others] = [await race.copies(), await race.copies()];
    const now = new Date(race.quotes.inbox.now);
    const windows = (await availableWindows(queries(), now)).slice(0, WINDOWS);
    const booked = new Map<string, number>();
    let byForm = 0;

    async function round(window: Window, number: number): Promise<void> {
      const [lead, other] = [leads[number], others[number]];
      if (!lead || !other) throw new Error("There are too few leads.");
      const second = number % 2 === 0 ? other : lead;
      await leaveOne(window);
      const answers = await race.together(number, [
        book(lead, window, "one"),
        book(second, window, "two"),
        bookByForm(window, number),
      ]);
      expect(answers.filter(isBooked)).toHaveLength(1);
      expect(await placesTaken(window)).toBe(window.capacity);
      const late = expect.stringMatching(
        /^The last place for .* was just taken\. |^Your delivery is booked already: /,
      );
      const [one, two, form] = answers;
      for (const answer of [one, two]) {
        if (answer && !isBooked(answer)) {
          expect(answer).toMatchObject({ status: 409, body: { message: late } });
        }
      }
      if (one && isBooked(one)) booked.set(lead.id, 1);
      else if (two && isBooked(two)) booked.set(second.id, 1);
      else byForm += 1;
      if (form && !isBooked(form)) {
        expect(form).toMatchObject({ status: 409, body: { errors: { window: [late] } } });
      }
    }

    await Promise.all(
      windows.map(async (window, lane) => {
        for (let number = lane; number < ROUNDS; number += WINDOWS) await round(window, number);
      }),
    );
    const truthOf = await race.truthOf([...leads, ...others]);
    const bookedLeads = [...leads, ...others].filter((lead) => truthOf(lead).bookingId !== null);
    expect(new Set(bookedLeads.map(({ id }) => id))).toEqual(new Set(booked.keys()));
    const bookings = await queries().selectFrom("bookings").select("lead_id").execute();
    expect(bookings).toHaveLength(ROUNDS);
    for (const sink of ["crm", "shopper_mail", "shop_mail"] as const) {
      const told = await queries()
        .selectFrom("deliveries")
        .select("id")
        .where("sink", "=", sink)
        .where("occasion", "=", "accepted")
        .where(
          "lead_id",
          "in",
          bookings.map(({ lead_id }) => lead_id),
        )
        .execute();
      expect(told).toHaveLength(ROUNDS);
    }
    console.log(`booking × the last place: ${ROUNDS} rounds, ${byForm} times by the booking form`);
    expect(byForm).toBeGreaterThan(0);
    expect(byForm).toBeLessThan(ROUNDS);
  });
});

function book({ token }: RacedLead, { date, window }: Window, idempotencyKey: string): RacePost {
  return {
    path: `/quotes/${token}`,
    fields: {
      action: "book",
      date,
      window,
      addressStreet: "1418 Tulane Street",
      addressCity: "Houston",
      addressState: "TX",
      addressZip: "77008",
      idempotencyKey,
    },
  };
}

function bookByForm({ date, window }: Window, number: number): RacePost {
  const email = `person${number}@example.com`;
  return { path: "/book-delivery", fields: { ...goodBooking, email, date, window } };
}

function isBooked({ status }: Answer): boolean {
  return status === 200 || status === 201;
}
