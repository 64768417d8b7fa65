import { useCallback } from "react";
import { quiz as quizCopy } from "#copy/financing.ts";
import { type QuizField, quizSteps } from "#domain/financing/quiz-form.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { Button } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { fieldId } from "./quiz-draft.ts";
import { type FieldsProps, LastFourSsn, QuizFieldControl } from "./quiz-fields.tsx";
import type { useQuizNavigation } from "./quiz-navigation.ts";

interface QuizStepProps {
  /** Number of the step, from 1. */
  number: number;
  fields: readonly QuizField[];
  place: ReturnType<typeof useQuizNavigation>;
  /** Errors found by the last click on a button. */
  errors: FormErrors | undefined;
  fieldErrors: FormErrors;
  values: FieldsProps["values"];
  sending: boolean;
}

/** One step. All steps are in the page, so that the fields of the others keep their values. */
export function QuizStep(props: QuizStepProps) {
  const { number, fields, place: navigation, errors, fieldErrors, values, sending } = props;
  const current = navigation.step === number;
  const last = number === quizSteps.length;
  // With JavaScript, a toast shows this title (rule 11.3).
  const isIncomplete = Object.keys(errors ?? {}).some((name) => !values[name]);
  const title = isIncomplete && !navigation.hydrated ? quizCopy.missing : undefined;
  const visibility = current ? "block" : navigation.hydrated ? "hidden" : "hidden noscript:block";
  // A new step gets focus at its heading; the first one doesn't, because no button led to it.
  const focusHeading = useCallback((heading: HTMLElement | null) => {
    if (heading && document.activeElement?.closest("#quiz")) {
      heading.focus({ preventScroll: true });
      // Scrolls to the parent, which includes the line above; scroll padding keeps it out from
      // under the header.
      heading.parentElement?.scrollIntoView({ block: "nearest" });
    }
  }, []);
  return (
    <fieldset className={`${visibility} noscript:mb-10`}>
      <legend className="float-left mb-6 w-full">
        <span className="block text-[0.9375rem] text-soft">
          {`${quizCopy.step({ step: number, of: quizSteps.length })} `}
        </span>
        <span
          key={String(current)}
          ref={current && number > 1 ? focusHeading : undefined}
          tabIndex={-1}
          className="mt-1 block font-display text-h2 outline-none"
        >
          {quizCopy.steps[number - 1]}
        </span>
        <Progress step={number} />
      </legend>
      <div className="clear-both grid gap-6">
        {current ? <ErrorSummary items={errorList(errors, fieldId)} title={title} /> : null}
        <div className={number === 1 ? "grid gap-6 sm:grid-cols-2" : "grid gap-6"}>
          {fields.map((name) => (
            <QuizFieldControl
              key={name === "preferredPlan" ? `${name} ${values[name]}` : name}
              name={name}
              errors={fieldErrors}
              values={values}
            />
          ))}
        </div>
        {last && current ? <LastFourSsn /> : null}
        <div className="flex flex-wrap justify-between gap-3">
          <Button
            tone="quiet"
            className="needs-js"
            disabled={number === 1}
            onClick={() => navigation.goToStep(number - 1)}
          >
            {`${quizCopy.previous} `}
          </Button>
          {last ? (
            <Button type="submit" aria-disabled={sending} className="min-w-48">
              {sending ? quizCopy.submitting : quizCopy.submit}
            </Button>
          ) : (
            <Button
              className="needs-js min-w-32"
              onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              {quizCopy.next}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

function Progress({ step }: { step: number }) {
  return (
    <span aria-hidden="true" className="mt-4 grid grid-cols-4 gap-1.5 noscript:hidden">
      {quizSteps.map((fields, index) => (
        <span
          key={fields[0]}
          className={`h-1 forced-color-adjust-none ${index < step ? "bg-pine forced-colors:bg-[Highlight]" : "bg-line forced-colors:bg-[GrayText]"}`}
        />
      ))}
    </span>
  );
}
