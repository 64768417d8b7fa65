// One of several processes that all want the same window: argv is window key, attempts and a name.
import { parseArgs } from "node:util";
import { createBookingService } from "#server/bookings/booking-service.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { openStore } from "#server/store/open-store.ts";
import { formFields, goodBooking } from "#tests/support/form-fields.ts";
import { silent } from "#tests/support/test-backend.ts";

const AT_ONCE = 25;
const { values } = parseArgs({
  options: {
    date: { type: "string", default: "" },
    window: { type: "string", default: "" },
    attempts: { type: "string", default: "0" },
    name: { type: "string", default: "" },
  },
});
const { date, window, name } = values;
const store = await openStore({
  dataDir: process.env.DATA_DIR ?? "",
  databaseUrl: process.env.DATABASE_URL || undefined,
});
const config = {
  siteUrl: "https://shop.example",
  linkSecret: "a-secret-of-the-tests-and-nobody-else",
};
const clock = () => new Date();
const parts = {
  ...{ store, kinds: leadKinds, config, clock, logger: silent },
  catalog: { byIds: async () => new Map() },
};
const backend = createBookingService(parts);
const numbers = Array.from({ length: Number(values.attempts) }, (_, number) => number);
const won = { booked: 0, held: 0 };

/** Sends once more what a slow database did not take in time, as a shopper does who is told so. */
async function triedAgain<Result>(send: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (tries <= 1) throw error;
    return triedAgain(send, tries - 1);
  }
}

/** Every third only holds the window; the others book, and every second of them holds it first. */
async function attempt(number: number): Promise<void> {
  const holds = number % 3 === 0 || number % 2 === 0;
  const hold = holds ? await triedAgain(() => backend.hold({ date, window })) : undefined;
  if (number % 3 === 0) {
    if (typeof hold === "object") won.held += 1;
    return;
  }
  const fields = {
    ...goodBooking,
    date,
    window,
    hold: typeof hold === "object" ? hold.id : "",
    idempotencyKey: `${name}-${number}`,
  };
  const result = await triedAgain(() =>
    submitLead(parts, "booking", formFields(fields), { sourcePage: "/" }),
  );
  if (result.ok) won.booked += 1;
  else if (!result.conflict) throw new Error(JSON.stringify(result.errors));
}

await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      await attempt(number);
    }
  }),
);
await store.close();
process.stdout.write(JSON.stringify(won));
