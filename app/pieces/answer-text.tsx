import { useSyncExternalStore } from "react";
import { useRootData } from "#app/root-data.ts";
import { promiseBy, promisedDay } from "#domain/answer-day.ts";
import { facts } from "#shop/facts.ts";

/**
 * A text that promises an answer "within 24 hours", as it is true now: where the shop is closed in
 * between it names the day (ruling 61).
 */
export function AnswerText({ children }: { children: string }) {
  const served = useRootData()?.answerBy;
  const day = useSyncExternalStore(never, dayNow, () => served);
  return promiseBy(children, day);
}

/** The day an answer is promised by now, `by Friday, November 27`; nothing while 24 hours hold. */
export function dayNow(): string | undefined {
  return promisedDay(facts, new Date());
}

function never() {
  return () => {};
}
