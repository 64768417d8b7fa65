import { useId } from "react";
import { monthly as copy } from "#copy/products.ts";
import { paths } from "#domain/paths.ts";
import { Button } from "#ui/button.tsx";

const formId = "monthly-cost";

/**
 * A link to the payment calculator with an amount; works without JavaScript. Its form is a separate
 * element, `MonthlyCostForm`, since this is also used inside other forms.
 */
export function MonthlyCostQuestion() {
  const id = useId();
  return (
    <details className="group no-print border-y border-line">
      <summary className="flex min-h-12 items-center font-semibold text-pine hover:underline">
        {copy.summary}
      </summary>
      <div className="pb-5">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {copy.label}
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
            {copy.submit}
          </Button>
        </div>
        <p className="mt-2 text-[0.9375rem] text-soft">{copy.note}</p>
      </div>
    </details>
  );
}

/** The form of `MonthlyCostQuestion`; must be outside every other form. */
export function MonthlyCostForm() {
  return (
    <form
      id={formId}
      method="get"
      action={`${paths.financing}#calculator`}
      // The calculator says what is missing, in the page's language.
      noValidate
      className="hidden"
    />
  );
}
