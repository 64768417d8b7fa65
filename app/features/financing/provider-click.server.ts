import { randomUUID } from "node:crypto";
import { type RouterContextProvider, redirect } from "react-router";
import { postedFormContext } from "#app/routing/request-context.server.ts";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { paths } from "#domain/paths.ts";
import { postedForm, submitPostedForm } from "#forms/lead-submit.server.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { planHref } from "./provider-click.ts";

/**
 * Records a click on a plan card without JavaScript, then redirects to the provider or the quiz, even
 * if recording fails. It redirects only to the owner's own addresses.
 */
export async function recordPostedClick(
  context: Readonly<RouterContextProvider>,
  plans: readonly FinancingPlan[] = financingPlans,
): Promise<Response> {
  const clicked = postedForm(context).get("providerClicked");
  const plan = plans.find(({ provider, available }) => available && provider === clicked);
  if (!plan) return redirect(paths.financing, 303);
  const posted = context.get(postedFormContext);
  const fields = new Map(posted.fields)
    .set("preferredPlan", [plan.quizPlan])
    // The page is the same for all shoppers, so it can't hold a key: every click gets its own.
    .set("idempotencyKey", [randomUUID()]);
  const form = { ...posted, fields };
  await submitPostedForm({ sourcePage: paths.financing, form, failed: "" }, context);
  return redirect(planHref(plan), 303);
}
