import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { systemClock } from "#server/platform/clock.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { openTestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { scrubNow } from "./due-scrub.ts";
import { erasePerson } from "./erase-leads.ts";

const person = fc.record({
  word: fc.stringMatching(/^[bcdfgh]{12}$/),
  wishes: fc.stringMatching(/^[jklm ]{0,1500}$/),
  isErased: fc.boolean(),
  byPhone: fc.boolean(),
});
const people = fc.uniqueArray(person, {
  selector: ({ word }) => word,
  minLength: 20,
  maxLength: 30,
  size: "max",
});

describe.each(engines)("rule 14.27: on %s,", (engine) => {
  it("nothing is left of whoever is erased among random people, and all of the others", async () => {
    await fc.assert(
      fc.asyncProperty(people, async (everyone) => {
        const backend = await openTestBackend(engine);
        try {
          await checkErasing(backend, everyone);
        } finally {
          await backend.close();
        }
      }),
      { numRuns: engine === "sqlite" ? 4 : 2, endOnFailure: true },
    );
  });
});

type People = typeof people extends fc.Arbitrary<infer All> ? All : never;

async function checkErasing(
  backend: Awaited<ReturnType<typeof openTestBackend>>,
  everyone: People,
): Promise<void> {
  const { store, database } = backend;
  const phoneOf = (place: number) => `+1713555${1_000 + place}`;
  for (const [place, { word, wishes }] of everyone.entries()) {
    await acceptQuote(backend, {
      name: word,
      email: `${word}@example.com`,
      phone: phoneOf(place),
      specialRequests: `${word} ${wishes}`,
      idempotencyKey: word,
    });
  }
  const deps = { store, kinds: leadKinds, dataDir: database.dataDir, clock: systemClock };
  const erased: string[] = [];
  for (const [place, { word, isErased, byPhone }] of everyone.entries()) {
    if (!isErased || erased.length === 4) continue;
    const found = byPhone ? { phone: phoneOf(place) } : { email: `${word}@example.com` };
    expect((await erasePerson(deps, found)).erased).toHaveLength(1);
    erased.push(word, phoneOf(place));
  }
  await scrubNow(store);
  expect(await traces(backend, erased)).toEqual([]);
  const kept = everyone.map(({ word }) => word).filter((word) => !erased.includes(word));
  const names = await store.queries.selectFrom("leads").select("contact_name").execute();
  expect(names.map(({ contact_name }) => contact_name).toSorted()).toEqual(kept.toSorted());
}
