import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import { quiz as quizCopy } from "#copy/financing.ts";
import { quizSteps } from "#domain/financing/quiz-form.ts";
import { paths } from "#domain/paths.ts";
import { FailureNotice } from "#forms/failure-notice.tsx";
import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { PrefilledContact } from "#forms/prefilled-contact.tsx";
import { useBlurToButton } from "#ui/blur-to-button.ts";
import { Honeypot } from "#ui/honeypot.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { quizDraft } from "./quiz-draft.ts";
import { useQuizNavigation } from "./quiz-navigation.ts";
import { QuizResults } from "./quiz-results.tsx";
import { QuizStep } from "./quiz-step.tsx";
import { useQuiz } from "./use-quiz.ts";

interface QuizProps {
  /** Reference that the page's address proves. */
  sent?: string | undefined;
  /** A form that was posted without JavaScript and refused. */
  posted?: { serverForm: DraftState; errors: FormErrors };
}

/**
 * The quiz: hidden until it is opened. Without JavaScript it is always shown, as one plain form.
 */
export function Quiz({ sent, posted }: QuizProps) {
  const navigation = useQuizNavigation(sent);
  const [wasOpened, setWasOpened] = useState(Boolean(posted));
  if (navigation.opened && !wasOpened) setWasOpened(true);
  const shown = wasOpened || navigation.sent ? "block" : "hidden target:block noscript:block";
  return (
    <section
      id="quiz"
      aria-labelledby="quiz-title"
      className={`no-print border-t border-line bg-sand ${shown}`}
    >
      <div className="page-width section-space">
        {navigation.sent ? (
          <QuizResults
            sent={navigation.sent}
            isNew={navigation.justSent}
            onAgain={navigation.startOver}
          />
        ) : (
          <QuizForm place={navigation} posted={posted} />
        )}
      </div>
    </section>
  );
}

function QuizForm({
  place: navigation,
  posted,
}: Pick<QuizProps, "posted"> & { place: ReturnType<typeof useQuizNavigation> }) {
  const { progress, errors, fieldErrors, advance, leave, clearError } = useQuiz(
    navigation,
    posted?.errors,
  );
  const { search } = useLocation();
  const { watch, isBlurToButton } = useBlurToButton();
  const plan = new URLSearchParams(search).get("plan") ?? undefined;
  const values = { ...(plan ? { preferredPlan: plan } : {}), ...posted?.serverForm.values };
  const sending = progress.status === "sending";

  const restoreDraft = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      if (!posted) quizDraft.restore(form);
      return quizDraft.follow(form);
    },
    [posted],
  );

  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
      <div className="lg:sticks lg:top-28 lg:self-start">
        <h2 id="quiz-title" className="text-h1">
          {quizCopy.title}
        </h2>
        <p className="mt-4 max-w-[40ch] text-lead text-soft">{quizCopy.lead}</p>
      </div>
      <form
        ref={restoreDraft}
        method="post"
        action={`${paths.financing}#quiz`}
        noValidate
        aria-busy={sending}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) clearError(target.name, target.value);
        }}
        {...watch}
        onBlur={(event) => {
          const { target } = event;
          if (!(target instanceof HTMLInputElement) || target.type === "radio") return;
          if (!isBlurToButton(event)) leave(target.name, target.value);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          advance(event.currentTarget);
        }}
        className="bg-paper p-5 sm:p-9"
      >
        {posted ? (
          <>
            <input type="hidden" name="idempotencyKey" value={posted.serverForm.idempotencyKey} />
            <input type="hidden" name="startedAt" value={posted.serverForm.startedAt} />
          </>
        ) : null}
        {navigation.step <= 2 ? (
          <div className="has-[p]:mb-6">
            <PrefilledContact />
          </div>
        ) : null}
        {quizSteps.map((fields, index) => (
          <QuizStep
            key={fields[0]}
            number={index + 1}
            fields={fields}
            place={navigation}
            errors={errors}
            fieldErrors={fieldErrors}
            values={values}
            sending={sending}
          />
        ))}
        <Honeypot />
        <FailureNotice progress={progress} />
        <p className="mt-6 text-[0.9375rem] text-soft">
          <RichText
            parts={quizCopy.privacy({
              link: (words) => (
                <a href={paths.privacy} className="link-quiet">
                  {words}
                </a>
              ),
            })}
          />
        </p>
      </form>
    </div>
  );
}
