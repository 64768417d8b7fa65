import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UNDO_MS } from "#server/quotes/send-version.ts";
import { eventually } from "#tests/support/eventually.ts";
import { engines } from "#tests/support/test-database.ts";
import type { RacedLead } from "./copied-leads.ts";
import { countOf } from "./lead-truth.ts";
import { accept, expectBothFirst, inLanes, openRace, type Race } from "./race.ts";

/** How many quotes end at one midnight, all raced for at once. */
const A_NIGHT = 8;

describe.each(engines)("on %s, of three processes whose clocks differ", (engine) => {
  let race: Race;
  beforeEach(async () => {
    race = await openRace(engine);
    await race.quotes.send(race.reference);
  });
  afterEach(() => race.close());

  it("one takes the yes before midnight, or another has ended the quote after it", async () => {
    const groups = await endingInTurn(race);
    const [before, after, worker] = race.racers;
    let accepted = 0;
    for (const [number, group] of groups.entries()) {
      const { midnight } = night(number);
      await before.run("setClock", midnight - 1);
      for (const racer of [after, worker]) await racer.run("setClock", midnight);
      const early = group.map((lead) => before.post(accept(lead, "Dana Brooks")));
      // Midnight comes at once, or when the first yes was taken.
      if (number % 2 === 1) await Promise.race(early);
      const late = group.map((lead) => after.post(accept(lead, "Sam Brooks")));
      await worker.run("followUp");
      const answers = [await Promise.all(early), await Promise.all(late)] as const;
      const truthOf = await race.truthOf(group);
      for (const [at, lead] of group.entries()) {
        const truth = truthOf(lead);
        const isYes = truth.state === "accepted";
        if (isYes) accepted += 1;
        expect(truth).toMatchObject({
          state: isYes ? "accepted" : "in_hand",
          versions: [{ status: isYes ? "accepted" : "expired" }],
        });
        expect(countOf(truth.told.crm, "quote_expired")).toBe(isYes ? 0 : 1);
        const [inTime, tooLate] = answers.map((of) => of[at]);
        const first = expect.stringMatching(
          isYes ? /^Dana Brooks accepted/ : /^This quote ended on (?:March|April) \d+\.$/,
        );
        expect(inTime).toMatchObject(isYes ? { status: 200 } : { status: 409, body: { first } });
        expect(tooLate).toMatchObject({ status: 409, body: { first } });
      }
    }
    expectBothFirst("accept × midnight", accepted);
  });

  it("one takes a version back, or another has sent its email", async () => {
    const { backend, now } = race.quotes.inbox;
    // What the lead's own arrival queued would be sent first.
    await backend.store.queries
      .updateTable("deliveries")
      .set({ status: "delivered", attempts: 1 })
      .where("occasion", "=", "accepted")
      .execute();
    const leads = await race.copies();
    const [first, second, worker] = race.racers;
    for (const racer of [first, second]) await racer.run("setClock", now + UNDO_MS - 500);
    await worker.run("setClock", now + UNDO_MS + 500);
    const undo = { action: "undo_send", version: "1" };
    const [forwards, backwards] = await Promise.all([
      inLanes(leads, (lead) => first.post(race.atDesk(lead, undo))),
      inLanes(leads.toReversed(), (lead) => second.post(race.atDesk(lead, undo))),
      worker.run("startWorker"),
    ]);
    await eventually(async () => {
      const waiting = await backend.store.queries
        .selectFrom("deliveries")
        .select("id")
        .where("status", "=", "pending")
        .where("sink", "in", ["crm", "shopper_mail"])
        .where(
          "lead_id",
          "in",
          leads.map(({ id }) => id),
        )
        .execute();
      expect(waiting).toEqual([]);
    });
    await worker.run("stopWorker");
    const truthOf = await race.truthOf(leads);
    const sent = Map.groupBy(worker.sent, ({ leadId }) => leadId);
    let undone = 0;
    for (const [at, lead] of leads.entries()) {
      const truth = truthOf(lead);
      const to = (sink: string) =>
        (sent.get(lead.id) ?? []).filter((one) => one.sink === sink).map((one) => one.occasion);
      const answers = [forwards[at], backwards[leads.length - 1 - at]];
      const successes = answers.filter((answer) => answer?.status === 200).length;
      if (successes > 0) {
        undone += 1;
        expect(truth).toMatchObject({ state: "new", versions: [] });
        expect([successes, to("shopper_mail")]).toEqual([1, []]);
        const stages = to("crm").map((occasion) => occasion.split("-")[0]);
        expect([[], ["quote_sent", "quote_undone"]]).toContainEqual(stages);
      } else {
        expect(truth).toMatchObject({ state: "quoted", versions: [{ status: "open" }] });
        const left = { status: 409, body: { message: "It has left already.", state: "quoted" } };
        expect(answers).toMatchObject([left, left]);
        expect([to("shopper_mail"), to("crm").length]).toEqual([["quote-1"], 1]);
      }
    }
    expectBothFirst("undo × the worker", undone);
  });
});

/** Copies of the lead in groups, of which one ends each night. */
async function endingInTurn({ quotes, copies }: Race): Promise<RacedLead[][]> {
  const leads = await copies();
  const groups: RacedLead[][] = [];
  while (leads.length > 0) groups.push(leads.splice(0, A_NIGHT));
  for (const [number, group] of groups.entries()) {
    await quotes.inbox.backend.store.queries
      .updateTable("quote_versions")
      .set({ good_until: night(number).lastDay, follow_up: null, follow_up_at: null })
      .where(
        "lead_id",
        "in",
        group.map(({ id }) => id),
      )
      .execute();
  }
  return groups;
}

/** The last day of quotes and the midnight that ends it; in the first of these nights clocks change. */
function night(number: number): { lastDay: string; midnight: number } {
  const dayOf = (day: number) => new Date(Date.UTC(2027, 2, 13 + day)).toISOString().slice(0, 10);
  const hour = number === 0 ? 6 : 5;
  const midnight = Date.parse(`${dayOf(number + 1)}T0${hour}:00:00Z`);
  return { lastDay: dayOf(number), midnight };
}
