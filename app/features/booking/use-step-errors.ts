import { useState } from "react";
import type { FormErrors } from "#forms/lead-response.ts";
import { firstStepWithErrors } from "./step-errors.ts";

const noErrors: FormErrors = {};

/**
 * The form's errors: those found by the last click or in the server's response, which the error
 * summary lists, and those of single fields validated since.
 *
 * @param posted errors of a form that was posted without JavaScript
 */
export function useStepErrors(posted: FormErrors = noErrors) {
  const [found, setFound] = useState(() => firstStepWithErrors(posted));
  const [blurErrors, setBlurErrors] = useState(noErrors);
  return {
    found,
    fieldErrors: { ...found?.errors, ...blurErrors } as FormErrors,
    /** Shows the errors of the first step that has any, and returns them. */
    show(errors: FormErrors) {
      const shown = firstStepWithErrors(errors);
      setFound(shown);
      setBlurErrors(noErrors);
      return shown;
    },
    /** Sets the error of a single field; the summary stays as it is until the next click. */
    validate(field: string, problem: string | undefined) {
      setBlurErrors((before) => ({ ...before, [field]: problem ? [problem] : undefined }));
    },
    /** Clears all errors. */
    clearErrors() {
      setFound(undefined);
      setBlurErrors(noErrors);
    },
  };
}
