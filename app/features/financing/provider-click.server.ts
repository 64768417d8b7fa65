import { randomUUID } from "node:crypto";
import { type RouterContextProvider, redirect } from "react-router";
import { postedContext } from "#app/routing/request-context.server.ts";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { paths } from "#domain/paths.ts";
import { postedForm, submitPostedForm } from "#forms/lead-submit.server.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { clickLeadsTo } from "./provider-click.ts";

/**
 * A click on a plan card without script: told to the shop, then on to where the card leads. Only
 * the owner's own addresses are gone to, and going there waits for no success of ours.
 */
export async function recordPostedClick(
  context: Readonly<RouterContextProvider>,
  plans: readonly FinancingPlan[] = financingPlans,
): Promise<Response> {
  const clicked = postedForm(context).get("providerClicked");
  const plan = plans.find(({ provider, available }) => available && provider === clicked);
  if (!plan) return redirect(paths.financing, 303);
  const fields = new Map(context.get(postedContext).form.fields)
    .set("preferredPlan", [plan.quizPlan])
    // The page is the same file for everybody; two shoppers' clicks are two all the same.
    .set("idempotencyKey", [randomUUID()]);
  await submitPostedForm({ sourcePage: paths.financing, fields, failed: "" }, context);
  return redirect(clickLeadsTo(plan), 303);
}
