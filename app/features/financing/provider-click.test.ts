import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  postedFormContext,
  servicesContext,
  submitAsLeadContext,
} from "#app/routing/request-context.server.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import type { Exchange } from "#server/http/exchange.ts";
import { postedLead } from "#server/http/posted-lead.ts";
import type { FormFields } from "#server/leads/submission.ts";
import type { Services } from "#server/services/page-services.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { silent } from "#tests/support/test-backend.ts";
import { recordPostedClick } from "./provider-click.server.ts";

const url = "https://apply.provider.example/parsons";
const plans = financingPlans.map((plan) =>
  plan.id === "monthly" ? ({ ...plan, url } as const) : plan,
);

/** Posts a click and returns where it redirects and what was recorded. */
async function click(providerClicked: string, submit?: Services["leads"]["submit"]) {
  const recorded: FormFields[] = [];
  const leads = leadServices(
    submit ??
      (async (_, fields) => {
        recorded.push(fields);
        return { ok: true, reference: "F-7K3M9" };
      }),
  );
  const refusals = { logPersonLimit: () => {} };
  const postedOptions = { services: { leads }, logger: silent, refusals };
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    delivery: closedBackend,
    quotes: noQuotes,
    catalog: createCatalog([]),
    confirmations: noConfirmations,
    leads,
  });
  const form = { fields: new Map([["providerClicked", [providerClicked]]]), files: new Map() };
  context.set(postedFormContext, form);
  context.set(submitAsLeadContext, postedLead(postedOptions, {} as Exchange));
  const response = await recordPostedClick(context, plans);
  return { status: response.status, location: response.headers.get("location"), recorded };
}

test("redirects to the provider after recording the click (rules 11.9 and 11.10)", async () => {
  const { status, location, recorded } = await click("Monthly financing");
  expect([status, location]).toEqual([303, url]);
  expect(recorded[0]?.get("providerClicked")).toEqual(["Monthly financing"]);
  expect(recorded[0]?.get("preferredPlan")).toEqual(["Monthly financing"]);
});

test("redirects to the quiz with the plan when the provider has no address", async () => {
  const { location, recorded } = await click("Pay in 4");
  expect(location).toBe("/services/financing?plan=Pay+in+4#quiz");
  expect(recorded).toHaveLength(1);
});

test("two identical clicks are two leads", async () => {
  const keys = await Promise.all(
    [1, 2].map(async () => (await click("Pay in 4")).recorded[0]?.get("idempotencyKey")),
  );
  expect(keys[0]).not.toEqual(keys[1]);
});

test.each(["Alternative financing", "https://evil.example", ""])(
  "an unavailable plan (%j) is neither recorded nor followed",
  async (clicked) => {
    const { location, recorded } = await click(clicked);
    expect(location).toBe("/services/financing");
    expect(recorded).toEqual([]);
  },
);

test("redirects even when the click can't be stored", async () => {
  const { location } = await click("Monthly financing", async () => {
    throw new Error("database is gone");
  });
  expect(location).toBe(url);
});
