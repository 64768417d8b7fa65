import * as copy from "#copy/fit.ts";
import * as fitWords from "#copy/fit-words.ts";
import type { FitAnswers } from "#domain/fit/answers.ts";
import type { WayInReading } from "#domain/fit/read-way-in.ts";
import { wayInWords } from "#products/fit-words.ts";
import { FreshText } from "#ui/fresh-text.tsx";
import type { FitPageData } from "./fit-page-data.ts";
import { GoneAnswer, ProductAnswer } from "./product-answer.tsx";

/** Id of the answer, to which the form leads. */
export const answerId = "answer";

interface AnswersProps {
  data: FitPageData;
  reading: WayInReading;
  /** Undefined while nothing can be answered. */
  answers: FitAnswers | undefined;
  /** Whether to announce the answer to screen readers. */
  announce: boolean;
}

/** The products, each with its answer once there is one, under the answer for all of them. */
export function Answers({ data, reading, answers, announce }: AnswersProps) {
  const { products, gone } = data;
  const { wayIn, isMetric } = reading;
  const measured = wayInWords(wayIn, isMetric);
  const word = answers && fitWords.answers[answers.fit];
  if (products.length === 0 && !answers) return null;
  return (
    <section
      data-fit-answer={answers?.fit}
      aria-labelledby={answerId}
      className="mt-8 bg-sand p-5 sm:p-7 print:mt-3 print:bg-transparent print:p-0"
    >
      <h2 id={answerId} tabIndex={-1} className="text-h2 outline-none">
        <FreshText>{word ?? copy.pieces}</FreshText>
      </h2>
      {measured === "" ? null : (
        <p className="mt-2">
          <span className="font-semibold">{copy.answer.wayIn}</span>
          {": "}
          <FreshText>{measured}</FreshText>
        </p>
      )}
      {measured === "" || answers ? null : <p className="mt-2">{copy.answer.incomplete}</p>}
      <p role="status" className="sr-only">
        <FreshText>{announce && word ? copy.form.announced({ answer: word }) : ""}</FreshText>
      </p>
      <ul className="mt-5 grid gap-5">
        {products.map((product) => (
          <ProductAnswer
            key={product.id}
            product={product}
            answer={answers?.products.find(({ id }) => id === product.id)}
            isMetric={isMetric}
          />
        ))}
        {answers ? gone.map((id) => <GoneAnswer key={id} id={id} />) : null}
      </ul>
    </section>
  );
}
