import { useId } from "react";
import { paths } from "#domain/paths.ts";
import { Button } from "#ui/button.tsx";

const words = {
  summary: "What would it cost a month?",
  label: "Price you have in mind ($)",
  submit: "Calculate",
  note: "An estimate with its APR and total. Nothing is sent to us.",
} as const;

const formId = "monthly-cost";

/**
 * The way to the payment calculator with an amount; needs no script. Its form is an element of its
 * own, `MonthlyCostForm`, because the question also stands inside other forms.
 */
export function MonthlyCost() {
  const id = useId();
  return (
    <details className="group no-print border-y border-line">
      <summary className="flex min-h-12 items-center font-semibold text-pine hover:underline">
        {words.summary}
      </summary>
      <div className="pb-5">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {words.label}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            form={formId}
            name="total"
            required
            inputMode="decimal"
            autoComplete="off"
            className="input-box min-w-0 flex-1"
          />
          <Button type="submit" form={formId} tone="outline">
            {words.submit}
          </Button>
        </div>
        <p className="mt-2 text-[0.9375rem] text-soft">{words.note}</p>
      </div>
    </details>
  );
}

/** Beside `MonthlyCost`, and outside every other form. */
export function MonthlyCostForm() {
  return (
    <form id={formId} method="get" action={`${paths.financing}#calculator`} className="hidden" />
  );
}
