// One of several processes that compete for the same window: argv has the window, attempts and a
// name. Prints how often it booked.
import { parseArgs } from "node:util";
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
  store,
  kinds: leadKinds,
  config,
  clock,
  logger: silent,
  catalog: { byIds: () => new Map() },
};
const numbers = Array.from({ length: Number(values.attempts) }, (_, number) => number);
let booked = 0;

/** Retries what a slow database didn't accept in time, as a shopper who is asked to try again. */
async function withRetries<Result>(send: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (tries <= 1) throw error;
    return withRetries(send, tries - 1);
  }
}

async function attempt(number: number): Promise<void> {
  const fields = { ...goodBooking, date, window, idempotencyKey: `${name}-${number}` };
  const result = await withRetries(() =>
    submitLead(parts, "booking", formFields(fields), { sourcePage: "/" }),
  );
  if (result.ok) booked += 1;
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
process.stdout.write(String(booked));
