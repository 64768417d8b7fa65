import { AnswerText } from "#app/contact/answer-text.tsx";
import { facts } from "#shop/facts.ts";
import { Exact } from "#ui/exact.tsx";
import type { DeliveryWords } from "./words.ts";

/** The promise, written as a letter and signed. */
export function OurPromise({ words }: { words: DeliveryWords }) {
  const { title, lines } = words.promise;
  const { name, role } = facts.founder;
  return (
    <section aria-labelledby="promise" className="page-width section-space">
      <div className="mx-auto max-w-4xl">
        <h2 id="promise" className="font-sans text-base font-semibold tracking-normal text-pine">
          {title}
        </h2>
        <div className="mt-6 grid gap-[0.6em] font-display text-h2">
          {lines.map((line) => (
            <p key={line}>
              <AnswerText>{line}</AnswerText>
            </p>
          ))}
        </div>
        <p className="mt-8 text-soft">
          <Exact>{name}</Exact>, <span>{role}</span>
        </p>
      </div>
    </section>
  );
}
