import type { ComponentProps, ReactNode } from "react";
import type { Errors } from "#desk/quote/post-quote.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { QuoteForm } from "./quote-form.tsx";

interface FoldedFormProps extends Pick<ComponentProps<typeof QuoteForm>, "version" | "fields"> {
  action: "extend" | "withdraw" | "new_link" | "record_yes" | "take_back";
  /** The fields to fill in. */
  children?: (problems: Errors) => ReactNode;
}

/** Something rare or grave, which takes a second click. */
export function FoldedForm({ action, children, ...form }: FoldedFormProps) {
  const words = copy.acts[action];
  return (
    <details
      // Folded again once it was sent.
      onReset={({ currentTarget }) => {
        currentTarget.open = false;
      }}
      className="group"
    >
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <span>{words.title}</span>
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <QuoteForm
        action={action}
        {...form}
        className="mt-1 mb-3 grid max-w-sm justify-items-start gap-3"
      >
        {(problems) => (
          <>
            {"text" in words ? <p className="text-soft">{words.text}</p> : null}
            {children?.(problems)}
            <Button type="submit" tone="quiet" size="small">
              {words.button}
            </Button>
          </>
        )}
      </QuoteForm>
    </details>
  );
}
