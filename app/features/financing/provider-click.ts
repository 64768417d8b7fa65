import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { paths } from "#domain/paths.ts";
import { visitAttribution } from "#state/attribution.ts";

/** The provider's own application, or else our quiz with the plan filled in (rule 11.9). */
export function clickLeadsTo({ url, quizPlan }: FinancingPlan): string {
  return url ?? `${paths.financing}?${new URLSearchParams({ plan: quizPlan })}#quiz`;
}

/** Tells the shop that somebody went on to a provider; the shopper waits for nothing. */
export function recordProviderClick({ provider, quizPlan }: FinancingPlan): void {
  const body = new URLSearchParams({
    ...visitAttribution(),
    page_url: location.href,
    providerClicked: provider,
    preferredPlan: quizPlan,
    // Two shoppers' clicks are two, though nothing tells them apart.
    idempotencyKey: `${Date.now()}-${crypto.getRandomValues(new Uint32Array(2)).join("")}`,
  });
  fetch(paths.financing, {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
    keepalive: true,
  }).catch(() => undefined);
}
