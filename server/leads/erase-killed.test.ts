import { describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { openTestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { createClockCheck } from "./clock-check.ts";
import { erasePerson } from "./erase-leads.ts";
import { eraseExpired } from "./retention.ts";

describe.each(engines)("on %s, erasing a person", (engine) => {
  it("is finished by the background job if the command was killed halfway", async () => {
    const backend = await openTestBackend(engine);
    const { store, database } = backend;
    for (let number = 0; number < 20; number += 1) {
      await acceptQuote(backend, {
        name: "Wilhelmina Quarterstaff",
        email: "wilhelmina@example.com",
        idempotencyKey: `${number}`,
      });
    }
    const killed: Store = { ...store, scrub: () => Promise.reject(new Error("killed")) };
    const deps = { kinds: leadKinds, dataDir: database.dataDir, clock: systemClock };
    const person = { email: "wilhelmina@example.com" };
    await expect(erasePerson({ ...deps, store: killed }, person)).rejects.toThrow("killed");
    // Neither a configured retention nor a trusted clock is needed for this.
    const retention = { ...deps, retentionDays: {}, watch: createClockCheck() };
    expect(await eraseExpired({ ...retention, store })).toBe(0);
    expect(await traces(backend, ["Wilhelmina Quarterstaff", person.email])).toEqual([]);
    let scrubs = 0;
    const counting: Store = {
      ...store,
      scrub: async () => {
        scrubs += 1;
      },
    };
    await eraseExpired({ ...retention, store: counting });
    expect(scrubs).toBe(0);
    await backend.close();
  });
});
