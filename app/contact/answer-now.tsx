import { useSyncExternalStore } from "react";
import { useRootData } from "#app/root-data.ts";
import { promisedTime } from "#domain/answer-day.ts";
import { usualPromise } from "#domain/promise-words.ts";
import { facts } from "#shop/facts.ts";
import { AnswerText } from "./answer-text.tsx";

/** An `AnswerText` of this moment, for a page that may have been open for days when something is sent. */
export function AnswerNow({ children }: { children: string }) {
  const served = useRootData()?.today.answerBy ?? usualPromise;
  const answerBy = useSyncExternalStore(never, promisedNow, () => served);
  return (
    <span>
      <AnswerText answerBy={answerBy}>{children}</AnswerText>
    </span>
  );
}

/** By when a request made now is answered, `within 24 hours` or `by Friday, November 27`. */
export function promisedNow(): string {
  return promisedTime(facts, new Date());
}

function never() {
  return () => {};
}
