import { useState } from "react";
import type { FormErrors } from "#forms/post-lead.ts";
import { firstStepWithErrors } from "./step-errors.ts";

const nothing: FormErrors = {};

/**
 * What is wrong with the form: by the last press of a button or the server's answer, which the
 * error summary lists, and field by field since then.
 *
 * @param posted errors of a form that was posted without script and came back
 */
export function useStepErrors(posted: FormErrors = nothing) {
  const [found, setFound] = useState(() => firstStepWithErrors(posted));
  const [blurErrors, setBlurErrors] = useState(nothing);
  return {
    found,
    fieldErrors: { ...found?.errors, ...blurErrors } as FormErrors,
    /** Says what is wrong on the first step something is, and returns that. */
    refuse(errors: FormErrors) {
      const refusal = firstStepWithErrors(errors);
      setFound(refusal);
      setBlurErrors(nothing);
      return refusal;
    },
    /** A field was looked at by itself; the summary stays as it is until the next press. */
    validate(field: string, problem: string | undefined) {
      setBlurErrors((before) => ({ ...before, [field]: problem ? [problem] : undefined }));
    },
    /** Everything was put right. */
    clearErrors() {
      setFound(undefined);
      setBlurErrors(nothing);
    },
  };
}
