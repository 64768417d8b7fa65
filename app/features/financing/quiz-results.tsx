import type { ReactNode } from "react";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { quiz as quizCopy } from "#copy/financing.ts";
import type { Loan } from "#domain/financing/payment-plan.ts";
import type { BudgetRange } from "#domain/financing/quiz-form.ts";
import { type QuizResult, quizResult } from "#domain/financing/quiz-result.ts";
import { sections } from "#domain/paths.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { loanTerms } from "./loan-terms.ts";
import { ProviderLink } from "./provider-link.tsx";

/** Late-loaded, because only a sent quiz needs it. */
const ResponseTimeNow = lazyComponent(async () => ({
  default: (await import("#app/contact/response-time-now.tsx")).ResponseTimeNow,
}));

/** A quiz that was stored as a lead. */
export interface SentQuiz {
  reference: string;
  budget: BudgetRange;
}

const { results: text } = quizCopy;

/** An example for each monthly offer. */
const exampleLoans = {
  "up-to-150": { total: 325_000, downPayment: 0, months: 24, apr: 999 },
  "from-25": { total: 55_000, downPayment: 0, months: 24, apr: 999 },
} as const satisfies Record<QuizResult["monthly"], Loan>;

interface QuizResultsProps {
  sent: SentQuiz;
  /** Whether it replaces the form that was just sent. */
  isNew: boolean;
  onAgain: () => void;
}

/**
 * The financing options for the shopper's budget. Takes the focus if new, because the form it
 * replaces is gone.
 */
export function QuizResults({ sent, isNew, onAgain }: QuizResultsProps) {
  const { payIn4, monthly } = quizResult(sent.budget);
  const linked = financingPlans.filter(({ url, available }) => url && available);
  return (
    <div>
      <h2
        ref={isNew ? takeFocus : undefined}
        tabIndex={-1}
        id="quiz-title"
        className="text-h1 outline-none"
      >
        {text.title}
      </h2>
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        {payIn4 ? <Option title={text.payIn4}>{text.payIn4Terms}</Option> : null}
        <Option title={text.monthly} line={text.lines[monthly]}>
          {text.terms(loanTerms(exampleLoans[monthly]))}
        </Option>
        <Option title={text.layaway}>{text.layawayText}</Option>
      </ul>
      {linked.length > 0 ? (
        <ul className="mt-6 flex flex-wrap gap-3">
          {linked.map((plan) => (
            <li key={plan.id}>
              <ProviderLink plan={plan} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-8 text-soft">
        {text.reference}{" "}
        <strong translate="no" className="font-display text-h3 text-ink tabular-nums">
          {sent.reference}
        </strong>
      </p>
      <p className="mt-1 max-w-prose">
        <ResponseTimeNow
          needed
          onLoadError={keepPlaceholder}
          placeholder={
            <span>
              <ResponseTime>{text.next}</ResponseTime>
            </span>
          }
        >
          {text.next}
        </ResponseTimeNow>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={sections.collections}>{text.browse}</ButtonLink>{" "}
        <a translate="no" href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          {facts.phone}
        </a>{" "}
        <Button tone="quiet" className="needs-js" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </div>
  );
}

function Option({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-pine bg-paper p-6">
      <h3 className="text-h3">{title}</h3>
      {line ? <p className="mt-2 text-lead font-semibold text-pine">{line}</p> : null}
      <p className="mt-2 text-soft">{children}</p>
    </li>
  );
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}

/** If the component can't be loaded, the response time in the rendered page stays. */
function keepPlaceholder() {}
