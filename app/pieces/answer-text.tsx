import { useSyncExternalStore } from "react";
import { useRootData } from "#app/root-data.ts";
import { promiseBy, promisedTime, usualPromise } from "#domain/answer-day.ts";
import { facts } from "#shop/facts.ts";

/**
 * A text that promises an answer "within 24 hours", as it is true now: where the shop is closed in
 * between it names the day (ruling 61).
 */
export function AnswerText({ children }: { children: string }) {
  const served = useRootData()?.today.answerBy ?? usualPromise;
  const time = useSyncExternalStore(never, promisedNow, () => served);
  return promiseBy(children, time);
}

/** By when a request made now is answered, `within 24 hours` or `by Friday, November 27`. */
export function promisedNow(): string {
  return promisedTime(facts, new Date());
}

function never() {
  return () => {};
}
