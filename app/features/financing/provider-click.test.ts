import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { postedContext, servicesContext } from "#app/routing/request-context.server.ts";
import type { Exchange } from "#server/http/exchange.ts";
import { posted } from "#server/http/posted-lead.ts";
import type { FormFields } from "#server/leads/submission.ts";
import type { Services } from "#server/services/page-services.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { silent } from "#tests/support/test-backend.ts";
import { recordPostedClick } from "./provider-click.server.ts";

const url = "https://apply.provider.example/parsons";
const plans = financingPlans.map((plan) =>
  plan.id === "monthly" ? ({ ...plan, url } as const) : plan,
);

/** Posts a click and answers where it led and what the shop was told. */
async function click(providerClicked: string, submit?: Services["leads"]["submit"]) {
  const told: FormFields[] = [];
  const leads = leadServices(
    submit ??
      (async (_, fields) => {
        told.push(fields);
        return { ok: true, reference: "F-7K3M9" };
      }),
  );
  const refusals = { logPersonLimit: () => {} };
  const door = { services: { leads }, logger: silent, refusals };
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    delivery: closedBackend,
    confirmations: noConfirmations,
    leads,
  });
  const form = { fields: new Map([["providerClicked", [providerClicked]]]), files: new Map() };
  context.set(postedContext, posted(door, {} as Exchange, form));
  const response = await recordPostedClick(context, plans);
  return { status: response.status, location: response.headers.get("location"), told };
}

test("redirects to the provider after recording the click (rules 11.9 and 11.10)", async () => {
  const { status, location, told } = await click("Monthly financing");
  expect([status, location]).toEqual([303, url]);
  expect(told[0]?.get("providerClicked")).toEqual(["Monthly financing"]);
  expect(told[0]?.get("preferredPlan")).toEqual(["Monthly financing"]);
});

test("redirects to the quiz with the plan when the provider has no address", async () => {
  const { location, told } = await click("Pay in 4");
  expect(location).toBe("/services/financing?plan=Pay+in+4#quiz");
  expect(told).toHaveLength(1);
});

test("two identical clicks are two leads", async () => {
  const keys = await Promise.all(
    [1, 2].map(async () => (await click("Pay in 4")).told[0]?.get("idempotencyKey")),
  );
  expect(keys[0]).not.toEqual(keys[1]);
});

test.each(["Alternative financing", "https://evil.example", ""])(
  "an unavailable plan (%j) is neither recorded nor followed",
  async (clicked) => {
    const { location, told } = await click(clicked);
    expect(location).toBe("/services/financing");
    expect(told).toEqual([]);
  },
);

test("redirects even when the click can't be stored", async () => {
  const { location } = await click("Monthly financing", async () => {
    throw new Error("database is gone");
  });
  expect(location).toBe(url);
});
