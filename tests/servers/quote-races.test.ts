import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines } from "#tests/support/test-database.ts";
import { countOf } from "./lead-truth.ts";
import { accept, expectBothFirst, openRace, type Race } from "./race.ts";

const [dana, sam] = ["Dana Brooks", "Sam Brooks"];
const message = "This quote was changed while you read it. Please look at the new one.";

describe.each(engines)("on %s, of three processes that change a quote at once", (engine) => {
  let race: Race;
  beforeEach(async () => {
    race = await openRace(engine);
    await race.quotes.send(race.reference);
  });
  afterEach(() => race.close());

  it("one takes the yes, and who says it too late reads whose it was", async () => {
    const rounds = await race.rounds((lead) => [
      accept(lead, dana),
      accept(lead, dana),
      accept(lead, sam),
    ]);
    for (const { truth, answers } of rounds) {
      expect(truth).toMatchObject({ state: "accepted", versions: [{ status: "accepted" }] });
      const winner = truth.versions[0]?.acceptedBy ?? "";
      for (const [at, name] of [dana, dana, sam].entries()) {
        const late = { message, first: expect.stringContaining(`${winner} accepted`), version: 1 };
        const expected = name === winner ? { status: 200 } : { status: 409, body: late };
        expect(answers[at]).toMatchObject(expected);
      }
    }
    const winners = rounds.map(({ truth }) => truth.versions[0]?.acceptedBy ?? "");
    expectBothFirst("accept × accept", countOf(winners, dana));
  });

  it("one takes the yes, or another sends a new version before it", async () => {
    const version = String(await race.quotes.save(race.reference, { message: "With legs" }));
    const rounds = await race.rounds((lead) => [
      accept(lead, dana),
      race.atDesk(lead, { action: "send", version, by: "email" }),
      accept(lead, dana),
    ]);
    for (const { truth, answers } of rounds) {
      const { state, told } = truth;
      const isYes = state === "accepted";
      expect(truth).toMatchObject({
        state: isYes ? "accepted" : "quoted",
        versions: [
          { number: 1, status: isYes ? "accepted" : "replaced" },
          { number: 2, status: "open" },
        ],
      });
      const [first, sent, second] = answers;
      expect(sent).toMatchObject({ status: 200, body: { quoteVersion: 2, state } });
      const late = { message, first: expect.stringContaining("was replaced"), version: 2 };
      const expected = isYes ? { status: 200 } : { status: 409, body: late };
      for (const answer of [first, second]) expect(answer).toMatchObject(expected);
      expect([countOf(told.crm, "quote_sent"), countOf(told.shopper, "quote-2")]).toEqual([2, 1]);
    }
    expectBothFirst("accept × new version", countOf(statesOf(rounds), "accepted"));
  });

  it("one takes the yes, or another withdraws the version before it", async () => {
    const rounds = await race.rounds((lead) => [
      accept(lead, dana),
      race.atDesk(lead, { action: "withdraw", version: "1" }),
      accept(lead, dana),
    ]);
    for (const { truth, answers } of rounds) {
      const { state, told } = truth;
      const isYes = state === "accepted";
      expect(truth).toMatchObject({
        state: isYes ? "accepted" : "in_hand",
        versions: [{ status: isYes ? "accepted" : "withdrawn" }],
      });
      expect(countOf(told.crm, "quote_withdrawn")).toBe(isYes ? 0 : 1);
      const [first, withdrawn, second] = answers;
      const now = { version: 1, state: "accepted", assignedTo: "Curtis" };
      expect(withdrawn).toMatchObject(isYes ? { status: 409, body: now } : { status: 200 });
      const late = { message, first: "This quote was withdrawn. Please call us.", version: 1 };
      const expected = isYes ? { status: 200 } : { status: 409, body: late };
      for (const answer of [first, second]) expect(answer).toMatchObject(expected);
    }
    expectBothFirst("accept × withdraw", countOf(statesOf(rounds), "accepted"));
  });
});

function statesOf(rounds: readonly { truth: { state: string } }[]): string[] {
  return rounds.map(({ truth }) => truth.state);
}
