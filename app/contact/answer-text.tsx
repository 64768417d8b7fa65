import { useRootData } from "#app/root-data.ts";
import { promiseBy, usualPromise } from "#domain/promise-words.ts";

interface AnswerTextProps {
  /** When the promise was made, for what was said at another moment than the page was sent. */
  answerBy?: string | undefined;
  children: string;
}

/**
 * A text that promises an answer "within 24 hours", as it was true when the page was sent: where
 * the shop is closed in between it names the day (rule 1.9).
 */
export function AnswerText({ answerBy, children }: AnswerTextProps) {
  const served = useRootData()?.today.answerBy ?? usualPromise;
  return promiseBy(children, answerBy ?? served);
}
