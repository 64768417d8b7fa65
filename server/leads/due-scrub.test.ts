import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import type { Store } from "#server/store/store-interface.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { scrubAtNight, scrubbedBy, scrubNow } from "./due-scrub.ts";
import { erasePerson } from "./erase-leads.ts";

const wilhelmina = { name: "Wilhelmina Quarterstaff", email: "wilhelmina@example.com" };
/** A day in the shop's time zone, five hours behind UTC. */
const at = (time: string) => new Date(`2030-06-15T${time}:00-05:00`);
const nextDayAt = (time: string) => new Date(`2030-06-16T${time}:00-05:00`);

describe.each(engines)("rule 14.27: on %s, what erased rows leave in the files", (engine) => {
  let backend: TestBackend;
  let scrubs: number;
  let fails: boolean;
  /** Counts the scrubs. */
  let store: Store;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
    [scrubs, fails] = [0, false];
    store = {
      ...backend.store,
      scrub: async () => {
        scrubs += 1;
        if (fails) throw new Error("killed");
        await backend.store.scrub();
      },
    };
  });
  afterEach(() => backend.close());

  const eraseAt = (now: Date) =>
    erasePerson(
      { store, kinds: leadKinds, dataDir: backend.database.dataDir, clock: () => now },
      { email: wilhelmina.email },
    );
  const left = () => traces(backend, [wilhelmina.name, wilhelmina.email]);

  it("is removed between 3 and 4 AM, by one of several processes", async () => {
    await acceptQuote(backend, wilhelmina);
    await eraseAt(at("12:00"));
    expect(await scrubAtNight(store, at("23:59"))).toBe(false);
    expect(await scrubbedBy(store, at("23:59"))).toEqual(nextDayAt("04:00"));
    const processes = [store, store].map((each) => scrubAtNight(each, nextDayAt("03:00")));
    expect((await Promise.all(processes)).toSorted()).toEqual([false, true]);
    expect(scrubs).toBe(1);
    expect(await left()).toEqual([]);
    expect(await scrubAtNight(store, nextDayAt("03:59"))).toBe(false);
    expect(await scrubbedBy(store, nextDayAt("03:59"))).toBe(undefined);
  });

  it("is removed in the same night if rows are erased during it", async () => {
    await acceptQuote(backend, wilhelmina);
    await eraseAt(at("03:10"));
    expect(await scrubbedBy(store, at("03:10"))).toEqual(nextDayAt("04:00"));
    expect(await scrubAtNight(store, at("03:40"))).toBe(true);
  });

  it("is removed at once if the shop was off at night", async () => {
    await acceptQuote(backend, wilhelmina);
    await eraseAt(at("02:59"));
    expect(await scrubAtNight(store, at("09:00"))).toBe(true);
    expect(await left()).toEqual([]);
  });

  it("is removed an hour later if a process was killed meanwhile", async () => {
    await acceptQuote(backend, wilhelmina);
    await eraseAt(at("12:00"));
    fails = true;
    await expect(scrubAtNight(store, nextDayAt("03:30"))).rejects.toThrow("killed");
    fails = false;
    expect(await scrubAtNight(store, nextDayAt("04:29"))).toBe(false);
    expect(await scrubAtNight(store, nextDayAt("04:31"))).toBe(true);
    expect(await left()).toEqual([]);
  });

  it("stays due for rows erased while the files are scrubbed", async () => {
    await acceptQuote(backend, wilhelmina);
    await eraseAt(at("12:00"));
    await acceptQuote(backend, { ...wilhelmina, idempotencyKey: "again" });
    const scrub = async () => {
      await eraseAt(at("12:01"));
    };
    await scrubNow({ ...store, scrub });
    expect(await scrubAtNight(store, nextDayAt("03:00"))).toBe(true);
    expect(await left()).toEqual([]);
  });

  it("is not looked for when nothing was erased", async () => {
    await acceptQuote(backend, wilhelmina);
    expect(await scrubAtNight(store, at("03:00"))).toBe(false);
    await scrubNow(store);
    expect(scrubs).toBe(0);
  });
});
