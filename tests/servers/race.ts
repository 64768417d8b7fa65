import { expect } from "vitest";
import { startSession } from "#server/staff/sessions.ts";
import type { Engine } from "#server/store/store-interface.ts";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { copyLead, type RacedLead } from "./copied-leads.ts";
import { type LeadTruth, leadTruths } from "./lead-truth.ts";
import { type Answer, type RacePost, type Racer, startRacer } from "./racers.ts";

/** How many leads each race is run for. */
export const ROUNDS = 200;
/** How many of them at once. */
const LANES = 6;

/** A round of a race: a lead, what became of it, and what each post was told. */
export interface Round {
  lead: RacedLead;
  truth: LeadTruth;
  answers: readonly Answer[];
}

/** A shop with a lead to copy, and three processes that serve it. */
export interface Race {
  quotes: QuoteFixture;
  racers: readonly [Racer, Racer, Racer];
  /** The lead that is copied for each round. */
  reference: string;
  copies: () => Promise<RacedLead[]>;
  truthOf: (leads: readonly RacedLead[]) => Promise<(lead: RacedLead) => LeadTruth>;
  /** Sends each post by another process, all at once; which by which changes with the round. */
  together: (round: number, posts: readonly RacePost[]) => Promise<Answer[]>;
  /** Does this with a copy of the lead in each round. */
  rounds: (posts: (lead: RacedLead) => readonly RacePost[]) => Promise<Round[]>;
  /** A post about a lead's quote by the seller who sent it. */
  atDesk: (lead: RacedLead, fields: Record<string, string>) => RacePost;
  close: () => Promise<void>;
}

/** Opens a race on an empty database; closing it fails if a process wrote an error to its log. */
export async function openRace(engine: Engine): Promise<Race> {
  const quotes = await openQuoteFixture(engine);
  const { backend, staff, now } = quotes.inbox;
  const start = () => startRacer(backend.database, now);
  const racers = await Promise.all([start(), start(), start()]);
  const reference = await quotes.newLead();
  const browser = { memberId: staff.curtis.id, way: "passkey", browser: "" } as const;
  const session = await startSession(backend.store, browser, new Date(now));
  const race: Race = {
    quotes,
    racers,
    reference,
    copies: () => copyLead(backend, reference, ROUNDS),
    truthOf: async (leads) => {
      const ids = leads.map(({ id }) => id);
      const truths = await leadTruths(backend.store, ids);
      return ({ id, reference }) => {
        const truth = truths.get(id);
        if (!truth) throw new Error(`Lead ${reference} is gone.`);
        expectAtMostOneOfEach(truth);
        return truth;
      };
    },
    together: (round, posts) =>
      Promise.all(posts.map((post, at) => oneOf(racers, round + at).post(post))),
    rounds: async (posts) => {
      const leads = await race.copies();
      const told = await inLanes(leads, (lead, round) => race.together(round, posts(lead)));
      const truthOf = await race.truthOf(leads);
      return leads.map((lead, at) => ({ lead, truth: truthOf(lead), answers: told[at] ?? [] }));
    },
    atDesk: ({ reference }, fields) => ({
      path: `/desk/leads/${reference}/quote`,
      fields,
      session,
    }),
    close: async () => {
      await Promise.all(racers.map((racer) => racer.stop()));
      await quotes.close();
      expect(racers.flatMap(({ faults }) => faults)).toEqual([]);
    },
  };
  return race;
}

/** A shopper's yes to the first version. */
export function accept({ token }: RacedLead, name: string): RacePost {
  const fields = { action: "accept", version: "1", name, payment: "unsure" };
  return { path: `/quotes/${token}`, fields };
}

/** Does something with each, several at once. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, item] = next;
      results[at] = await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

/** That both sides were first at times: otherwise nothing was raced for. */
export function expectBothFirst(race: string, times: number): void {
  console.log(`${race}: ${ROUNDS} rounds, ${times} times the first of both`);
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThan(ROUNDS);
}

function oneOf(racers: readonly Racer[], turn: number): Racer {
  const racer = racers[turn % racers.length];
  if (!racer) throw new Error("No process was started.");
  return racer;
}

/** Holds whatever was done: one open version, one yes, and everybody is told of each yes once. */
function expectAtMostOneOfEach({ versions, told, history }: LeadTruth): void {
  for (const status of ["open", "accepted"]) {
    expect(versions.filter((version) => version.status === status).length).toBeLessThan(2);
  }
  const yeses = versions.filter(({ acceptedBy }) => acceptedBy !== null).length;
  expect({
    history: history.filter((what) => what === "quote_accepted").length,
    crm: told.crm.filter((why) => why.startsWith("quote_accepted")).length,
    shopper: told.shopper.filter((why) => why.startsWith("accepted-")).length,
    staff: told.staff.filter((why) => why.startsWith("staff-quote-accepted")).length,
  }).toEqual({ history: yeses, crm: yeses, shopper: yeses, staff: yeses });
}
