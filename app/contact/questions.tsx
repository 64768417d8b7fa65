import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { Accordion } from "#ui/accordion.tsx";

export interface QuestionsProps {
  /** Id of the heading, and name of the list. */
  id: string;
  title: string;
  /** What to do with other questions, before the shop's number. */
  more: string;
  questions: readonly { question: string; answer: string }[];
  className?: string;
}

/** Common questions with their answers, and the shop's number for others. */
export function Questions({ id, title, more, questions, className }: QuestionsProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="page-width section-space grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <h2 id={id} className="text-h1">
            {title}
          </h2>
          <p className="mt-4 max-w-[40ch] text-lead text-soft">
            <span>{more}</span>{" "}
            <a
              translate="no"
              href={callHref(facts.phone)}
              className="link-quiet whitespace-nowrap text-ink"
            >
              {facts.phone}
            </a>
          </p>
        </div>
        <Accordion
          name={id}
          items={questions.map(({ question, answer }) => ({
            title: question,
            body: <p>{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}
