import { useCallback } from "react";
import { promisedNow } from "#app/contact/answer-now.tsx";
import { customProblems } from "#domain/custom-form.ts";
import { paths } from "#domain/paths.ts";
import { promiseBy } from "#domain/promise-words.ts";
import { FailureNotice } from "#forms/failure-notice.tsx";
import type { DraftState } from "#forms/form-draft.ts";
import { type FormErrors, type LeadAnswer, leadBody } from "#forms/post-lead.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useToasts } from "#state/toast.tsx";
import type { NewToast } from "#state/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { customDraft, customFields, fieldId } from "./custom-draft.ts";
import { CustomFields } from "./custom-fields.tsx";
import type { CustomSubject } from "./custom-subject.ts";
import { words } from "./words.ts";

interface CustomFormProps {
  subject: CustomSubject;
  /** A form the server rendered for one request, with what was posted. */
  serverForm?: DraftState;
  /** Errors of a posted form. */
  errors?: FormErrors;
  onSent: (reference: string) => void;
}

/** A plain form that posts itself until the script takes over. */
export function CustomForm({ subject, serverForm, errors, onSent }: CustomFormProps) {
  const { progress, send, refuse } = useLeadSubmit(paths.customRequest, errors);
  const toasts = useToasts();
  const wasPosted = errors !== undefined;
  const begin = useCallback(
    (form: HTMLFormElement | null) => {
      if (form && !wasPosted) customDraft.restore(form);
    },
    [wasPosted],
  );
  const shownErrors = progress.status === "editing" ? progress.errors : undefined;
  const sending = progress.status === "sending";

  async function submit(form: HTMLFormElement) {
    const body = leadBody(form, customFields, customDraft.state);
    if (refuse(customProblems((field) => body.get(field) ?? ""))) return;
    const answer = await send(body);
    if (answer?.kind === "sent") customDraft.drop();
    // Closed or left while it was on its way: what became of it is said where the shopper is now.
    if (answer && !form.isConnected) toasts.show(toldElsewhere(answer));
    else if (answer?.kind === "sent") onSent(answer.reference);
  }

  return (
    <form
      ref={begin}
      method="post"
      action={paths.customRequest}
      noValidate
      aria-busy={sending}
      className="grid gap-6"
      onInput={(event) => customDraft.keep(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {serverForm ? (
        <>
          <input type="hidden" name="idempotencyKey" value={serverForm.idempotencyKey} />
          <input type="hidden" name="startedAt" value={serverForm.startedAt} />
        </>
      ) : null}
      <ErrorSummary items={errorList(shownErrors, fieldId)} />
      <CustomFields
        errors={shownErrors ?? {}}
        values={wasPosted ? (serverForm?.values ?? {}) : { ...subject }}
      />
      <FailureNotice progress={progress} />
      <Button type="submit" className="w-full" aria-disabled={sending}>
        {sending ? words.form.submitting : words.form.submit}
      </Button>
    </form>
  );
}

/** What became of a request whose form is gone (rule 9.4). */
function toldElsewhere(answer: LeadAnswer): NewToast {
  if (answer.kind !== "sent") return { ...words.unsent, tone: "error" };
  const { title, text, reference } = words.sent;
  return {
    title,
    description: promiseBy(text, promisedNow()),
    detail: `${reference}: ${answer.reference}`,
  };
}
