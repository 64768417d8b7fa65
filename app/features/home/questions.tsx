import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { Accordion } from "#ui/accordion.tsx";
import type { HomeCopy } from "./copy.ts";

export interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
  copy: HomeCopy["questions"];
}

export function Questions({ questions, copy }: QuestionsProps) {
  return (
    <section aria-labelledby="questions-title" className="page-width section-space">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <h2 id="questions-title" className="text-h1">
            {copy.title}
          </h2>
          <p className="mt-4 text-lead text-soft">
            <span>{copy.more}</span>{" "}
            <a
              translate="no"
              href={callHref(facts.phone)}
              className="link-quiet whitespace-nowrap text-ink"
            >
              {facts.phone}
            </a>
            .
          </p>
        </div>
        <Accordion
          name="home-questions"
          items={questions.map(({ question, answer }) => ({
            title: question,
            body: <p>{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}
