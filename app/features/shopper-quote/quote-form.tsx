import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { FailureNotice } from "#forms/failure-notice.tsx";
import type { FormErrors } from "#forms/lead-response.ts";
import { Button, type ButtonTone } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { formsCopy } from "./forms-copy.ts";
import type { PostedQuoteForm, QuoteAction } from "./quote-page-data.ts";
import { useQuoteForm } from "./use-quote-form.ts";

/** What the fields of a form need: ids, errors, and what was typed into a refused form. */
export interface QuoteFields {
  /** Props of the field with this name; `initial` unless the form was posted. */
  field: (
    name: string,
    initial?: string,
  ) => { id: string; name: string; defaultValue: string; errors?: readonly string[] };
}

interface QuoteFormProps {
  action: QuoteAction;
  /** The version that the form is about, as the page shows it. */
  version?: number;
  posted: PostedQuoteForm | undefined;
  button: string;
  tone?: ButtonTone;
  /** In a preview nothing can be posted. */
  disabled?: boolean;
  /** Another action beside the button. */
  beside?: ReactNode;
  className?: string;
  children?: (fields: QuoteFields) => ReactNode;
}

/** A form of a quote's page, which works with and without script. */
export function QuoteForm(props: QuoteFormProps) {
  const { action, version, posted, button, tone, disabled, beside, className, children } = props;
  const { pathname } = useLocation();
  const { progress, submit } = useQuoteForm(action, posted);
  const errors = progress.status === "editing" ? progress.errors : undefined;
  const isSending = progress.status === "sending";
  const summary = errorList(errors, (name) => fieldId(action, name));
  return (
    <form
      method="post"
      action={pathname}
      noValidate
      onSubmit={submit}
      className={`no-print ${className ?? "grid gap-5"}`}
    >
      <input type="hidden" name="action" value={action} />
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <fieldset disabled={disabled} className="contents">
        <div className="empty:hidden">
          <ErrorSummary items={summary} />
        </div>
        {children?.({ field: fieldProps(action, posted, errors) })}
        <FailureNotice progress={progress} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-xs:*:grow">
          <Button type="submit" tone={tone} aria-disabled={isSending || undefined}>
            {isSending ? formsCopy.sending : button}
          </Button>
          {beside}
        </div>
      </fieldset>
    </form>
  );
}

function fieldProps(
  action: QuoteAction,
  posted: PostedQuoteForm | undefined,
  errors: FormErrors | undefined,
): QuoteFields["field"] {
  const typed = posted?.action === action ? posted.values : {};
  return (name, initial = "") => {
    const messages = errors?.[name];
    return {
      id: fieldId(action, name),
      name,
      defaultValue: typed[name] ?? initial,
      ...(messages ? { errors: messages } : {}),
    };
  };
}

/** The id of a field; several forms have a field of the same name. */
export function fieldId(action: QuoteAction, name: string): string {
  return `${action}-${name}`;
}
