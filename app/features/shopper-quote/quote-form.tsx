import type { ReactNode } from "react";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { Button, type ButtonTone } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { QuoteAction } from "./quote-action.ts";
import type { RefusedForm, ShownQuote } from "./shown-quote.ts";

/** What the fields of a form need: ids, errors, and what was typed into a refused form. */
export interface QuoteFields {
  /** Props of the field with this name; `initial` unless the form was posted. */
  field: (
    name: string,
    initial?: string,
  ) => { id: string; name: string; defaultValue: string; errors?: readonly string[] };
}

interface QuoteFormProps {
  quote: Pick<ShownQuote, "path" | "version" | "isPreview">;
  action: QuoteAction;
  refused: RefusedForm | undefined;
  button: string;
  /** The button's text once a time is chosen, with `{time}` in its place. */
  buttonWithTime?: string;
  tone?: ButtonTone;
  /** Another action beside the button. */
  beside?: ReactNode;
  className?: string;
  children?: (fields: QuoteFields) => ReactNode;
}

/**
 * A form of a quote's page, about the version that is shown; in a preview nothing can be posted. With
 * script it is posted without leaving the page (`send-form.ts`).
 */
export function QuoteForm(props: QuoteFormProps) {
  const { quote, action, button, className = "grid gap-5" } = props;
  return (
    <form method="post" action={quote.path} noValidate className={`no-print ${className}`}>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="version" value={quote.version} />
      {quote.isPreview ? (
        <fieldset disabled className="contents">
          <legend className="sr-only">{button}</legend>
          <Controls {...props} />
        </fieldset>
      ) : (
        <Controls {...props} />
      )}
    </form>
  );
}

function Controls(props: QuoteFormProps) {
  const { action, refused, button, buttonWithTime, tone, beside, children } = props;
  const own = refused?.action === action ? refused : undefined;
  return (
    <>
      <div className="empty:hidden">
        <ErrorSummary items={errorList(own?.errors, (name) => fieldId(action, name))} />
      </div>
      <div className="contents">{children?.({ field: fieldProps(action, own) })}</div>
      <p
        role="alert"
        data-failure=""
        className="border-l-4 border-clay bg-white py-3 pr-4 pl-5 empty:hidden"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-xs:*:grow">
        <Button
          type="submit"
          tone={tone}
          data-sending={formsCopy.sending}
          data-with-time={buttonWithTime}
        >
          {`${button} `}
        </Button>
        {beside}
      </div>
    </>
  );
}

function fieldProps(action: QuoteAction, own: RefusedForm | undefined): QuoteFields["field"] {
  return (name, initial = "") => {
    const errors = own?.errors?.[name];
    return {
      id: fieldId(action, name),
      name,
      defaultValue: own?.values[name] ?? initial,
      ...(errors ? { errors } : {}),
    };
  };
}

/** The id of a field; several forms have a field of the same name. */
function fieldId(action: QuoteAction, name: string): string {
  return `${action}-${name}`;
}
