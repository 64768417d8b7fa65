import { useLocation } from "react-router";
import { plans } from "#copy/financing.ts";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { paths } from "#domain/paths.ts";
import { useToasts } from "#state/toast.tsx";
import { buttonClass } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { recordProviderClick } from "./provider-click.ts";

const linkClass = buttonClass({ tone: "outline" }, "w-full");

/**
 * A link to the provider's own application if there is one, otherwise to the quiz with the plan
 * filled in. The click is recorded without personal data (rules 11.9 and 11.10): by script, or
 * before hydration by a form that redirects to the same address.
 */
export function ProviderLink({ plan }: { plan: FinancingPlan }) {
  const hydrated = useHydrated();
  if (!hydrated) return <PlainProviderLink plan={plan} />;
  return plan.url ? <ApplyLink plan={plan} url={plan.url} /> : <QuizLink plan={plan} />;
}

function ApplyLink({ plan, url }: { plan: FinancingPlan; url: string }) {
  const click = useClick(plan);
  return (
    <a href={url} target="_blank" rel="noopener" onClick={click} className={linkClass}>
      <ApplyLabel provider={plan.provider} />
    </a>
  );
}

function QuizLink({ plan }: { plan: FinancingPlan }) {
  const click = useClick(plan);
  const withPlan = new URLSearchParams(useLocation().search);
  withPlan.set("plan", plan.quizPlan);
  return (
    <a href={`${paths.financing}?${withPlan}#quiz`} onClick={click} className={linkClass}>
      <QuizLabel plan={plan} />
    </a>
  );
}

function PlainProviderLink({ plan }: { plan: FinancingPlan }) {
  const { url, provider } = plan;
  return (
    <form
      method="post"
      action={paths.financing}
      {...(url ? { target: "_blank", rel: "noopener" } : {})}
    >
      <button type="submit" name="providerClicked" value={provider} className={linkClass}>
        {url ? <ApplyLabel provider={provider} /> : <QuizLabel plan={plan} />}
      </button>
    </form>
  );
}

function ApplyLabel({ provider }: { provider: string }) {
  return (
    <>
      <span>{plans.apply({ provider })}</span>
      <Icon name="right" className="size-4" />
      <span className="sr-only">{plans.newTab}</span>
    </>
  );
}

function QuizLabel({ plan: { id } }: { plan: FinancingPlan }) {
  return (
    <span>
      <RichText
        parts={plans.choose({
          plan: plans.of[id].title,
          hidden: (words) => <span className="sr-only">{words}</span>,
        })}
      />
    </span>
  );
}

/** Records the click and shows a toast about what opens. */
function useClick(plan: FinancingPlan): () => void {
  const toasts = useToasts();
  return () => {
    recordProviderClick(plan);
    const provider = plan.url ? plan.provider : plans.of[plan.id].title;
    toasts.show({
      title: plans.opening({ provider }),
      ...(plan.url ? { description: plans.redirected } : {}),
    });
  };
}
