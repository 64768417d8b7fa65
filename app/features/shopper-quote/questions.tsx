import * as quoteCopy from "#copy/quote-page.ts";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { TextArea } from "#ui/field.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { Notice } from "./notice.tsx";
import { QuoteForm } from "./quote-form.tsx";
import type { Asked, ShownMessage, ShownQuote } from "./shown-quote.ts";

const { questions: copy } = quoteCopy;

interface QuestionsProps {
  quote: ShownQuote;
  asked: Asked;
}

/** What shopper and shop wrote to each other, and a form to ask. */
export function Questions({ quote, asked }: QuestionsProps) {
  const { messages, askName, status } = quote;
  const { refused, done } = asked;
  // A change can't be asked for any more, but its words can be sent as a question.
  const unsaid =
    refused?.action === "change" && status !== "open" ? refused.values.text : undefined;
  return (
    <section id="questions" aria-labelledby="questions-title" className="no-print max-w-xl">
      <h2 id="questions-title" className="text-h3">
        {copy.heading}
      </h2>
      <ol className="mt-4 grid gap-4 empty:hidden">
        {messages.map((message) => (
          <Message key={`${message.time}${message.text}`} message={message} />
        ))}
      </ol>
      {done === "question" ? <Notice tone="done">{formsCopy.question.sent}</Notice> : null}
      <QuoteForm
        quote={quote}
        action="question"
        refused={refused}
        button={formsCopy.question.button}
        tone="outline"
        className="mt-5 grid gap-3"
      >
        {({ field }) => (
          <TextArea
            {...field("text", unsaid)}
            label={formsCopy.question.label({ seller: askName })}
            rows={3}
          />
        )}
      </QuoteForm>
    </section>
  );
}

function Message({ message: { from, name, text, time } }: { message: ShownMessage }) {
  const isShopper = from === "shopper";
  return (
    <li className={`max-w-72 ${isShopper ? "justify-self-end" : "justify-self-start"}`}>
      <p
        className={`rounded-surface px-4 py-2 whitespace-pre-line wrap-anywhere ${isShopper ? "bg-pine text-paper" : "bg-sand"}`}
      >
        {text}
      </p>
      <p className={`mt-1 text-[0.8125rem] text-soft ${isShopper ? "text-right" : ""}`}>
        {isShopper ? <span>{copy.you}</span> : <NoTranslate>{name}</NoTranslate>}
        <span>{`, ${time}`}</span>
      </p>
    </li>
  );
}
