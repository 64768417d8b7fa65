import { useState } from "react";
import type { FormErrors } from "#forms/post-lead.ts";
import { firstRefusal } from "./refusal.ts";

const nothing: FormErrors = {};

/**
 * What is wrong with the form: by the last press of a button or the server's answer, which the
 * error summary lists, and field by field since then.
 *
 * @param posted errors of a form that was posted without script and came back
 */
export function useRefusal(posted: FormErrors = nothing) {
  const [found, setFound] = useState(() => firstRefusal(posted));
  const [judged, setJudged] = useState(nothing);
  return {
    found,
    fieldErrors: { ...found?.errors, ...judged } as FormErrors,
    /** Says what is wrong on the first step something is, and returns that. */
    refuse(errors: FormErrors) {
      const refusal = firstRefusal(errors);
      setFound(refusal);
      setJudged(nothing);
      return refusal;
    },
    /** A field was looked at by itself; the summary stays as it is until the next press. */
    judge(field: string, problem: string | undefined) {
      setJudged((before) => ({ ...before, [field]: problem ? [problem] : undefined }));
    },
    /** Everything was put right. */
    mended() {
      setFound(undefined);
      setJudged(nothing);
    },
  };
}
