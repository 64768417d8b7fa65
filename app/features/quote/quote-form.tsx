import { type RefObject, useCallback } from "react";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { summaryOf } from "./error-list.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { ItemList } from "./item-list.tsx";
import { NextSteps } from "./next-steps.tsx";
import { keepDraft, restoreDraft } from "./quote-draft.ts";
import { canBeSent, type QuoteLine } from "./quote-line.ts";
import type { QuoteProgress } from "./use-quote-submit.ts";
import { words } from "./words.ts";

/** What the server put into a page rendered for one request (ruling 39). */
export interface ServerForm {
  idempotencyKey: string;
  startedAt: number;
  values: Partial<Record<string, string>>;
}

interface QuoteFormProps {
  ref: RefObject<HTMLFormElement | null>;
  lines: readonly QuoteLine[];
  live: boolean;
  serverForm: ServerForm | undefined;
  progress: QuoteProgress;
  onSubmit: (form: HTMLFormElement) => void;
}

/** List and contact form in one: a plain form that posts itself until the script takes over. */
export function QuoteForm({ ref, lines, live, serverForm, progress, onSubmit }: QuoteFormProps) {
  const values = serverForm?.values;
  const begin = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
      if (form && !values) restoreDraft(form);
    },
    [ref, values],
  );
  const { errors, failure } = progress.status === "editing" ? progress : {};
  const sending = progress.status !== "editing";
  return (
    <form
      ref={begin}
      method="post"
      action={paths.quoteRequest}
      aria-busy={sending}
      onInput={(event) => keepDraft(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      className="mt-8 grid gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      {serverForm ? (
        <>
          <input type="hidden" name="idempotencyKey" value={serverForm.idempotencyKey} />
          <input type="hidden" name="startedAt" value={serverForm.startedAt} />
        </>
      ) : null}
      <ItemList lines={lines} live={live} />
      <div className="lg:col-span-5 lg:row-span-2">
        <h2 className="text-h2">{words.form.heading}</h2>
        <div className="mt-5 grid gap-6">
          <ErrorSummary items={summaryOf(errors)} />
          <ContactFields errors={errors ?? {}} values={values ?? {}} />
          <FailureNotice cause={failure} />
          <Button
            type="submit"
            className="no-print w-full"
            aria-disabled={sending}
            disabled={!lines.some(canBeSent)}
          >
            {sending ? words.form.submitting : words.form.submit}
          </Button>
        </div>
      </div>
      <NextSteps />
    </form>
  );
}
