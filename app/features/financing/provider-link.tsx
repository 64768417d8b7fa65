import { Link, useLocation } from "react-router";
import { paths } from "#app/paths.ts";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { useToasts } from "#state/toast.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { recordProviderClick } from "./provider-click.ts";
import { words } from "./words.ts";

const look = buttonClass({ tone: "outline" }, "w-full");

/**
 * To the provider's own application where there is one, else to our quiz with the plan filled in.
 * Either way the click is told to the shop, without anybody's name (rulings 12, 44).
 */
export function ProviderLink({ plan }: { plan: FinancingPlan }) {
  const toasts = useToasts();
  const { search } = useLocation();
  const { title, provider, url, quizPlan } = plan;
  const { plans } = words;

  function record() {
    recordProviderClick(plan);
    toasts.show({
      title: plans.opening(provider),
      ...(url ? { description: plans.redirected } : {}),
    });
  }

  if (url) {
    return (
      <a href={url} target="_blank" rel="noopener" onClick={record} className={look}>
        {plans.apply(provider)}
        <Icon name="right" className="size-4" />
        <span className="sr-only">({plans.newTab})</span>
      </a>
    );
  }
  const withPlan = new URLSearchParams(search);
  withPlan.set("plan", quizPlan);
  return (
    <Link
      to={{ pathname: paths.financing, search: `${withPlan}`, hash: "#quiz" }}
      preventScrollReset
      onClick={record}
      className={look}
    >
      {plans.choose} <span className="sr-only">{plans.chosen(title)}</span>
    </Link>
  );
}
