import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { paths } from "#domain/paths.ts";
import { visitAttribution } from "#state/attribution.ts";

/**
 * Address of the provider's own application, or of the quiz with the plan filled in (rule 11.9).
 */
export function planHref({ url, quizPlan }: FinancingPlan): string {
  return url ?? `${paths.financing}?${new URLSearchParams({ plan: quizPlan })}#quiz`;
}

/** Records that a shopper went on to a provider, without waiting for the response. */
export function recordProviderClick({ provider, quizPlan }: FinancingPlan): void {
  const body = new URLSearchParams({
    ...visitAttribution(),
    page_url: location.href,
    providerClicked: provider,
    preferredPlan: quizPlan,
    // Clicks carry no personal data, so only a random key makes each one a lead of its own.
    idempotencyKey: `${Date.now()}-${crypto.getRandomValues(new Uint32Array(2)).join("")}`,
  });
  fetch(paths.financing, {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
    keepalive: true,
  }).catch(() => undefined);
}
