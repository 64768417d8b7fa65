import type { ProductAnswer as Answer } from "#domain/fit/answer.ts";
import { answerText, fitWords, passageNames, usualText } from "#domain/fit/answer-words.ts";
import type { Fit, PassageAnswer } from "#domain/fit/passage-answer.ts";
import type { DeliveredPart } from "#domain/product.ts";
import { CachedPart } from "#ui/cached-part.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { PictureAlone } from "#ui/picture.tsx";
import { copy } from "./copy.ts";
import type { FitProduct } from "./fit-page-data.ts";

interface ProductAnswerProps {
  product: FitProduct;
  /** Undefined while nothing can be answered. */
  answer: Answer | undefined;
  isMetric: boolean;
}

const answerColors: Readonly<Record<Fit, string>> = {
  fits: "text-pine",
  tight: "text-brass",
  ask: "",
  no: "text-clay",
};

/** A product with its answer, and below it those of the single passages. */
export function ProductAnswer({ product, answer, isMetric }: ProductAnswerProps) {
  return (
    <li data-product={product.id} data-fit={answer?.fit} className="border-t border-line pt-5">
      <CachedPart as="div">
        <ProductTop product={product} />
      </CachedPart>
      {answer && answer.passages.length > 1 ? (
        <p key={answer.fit} className={`mt-3 font-semibold ${answerColors[answer.fit]}`}>
          {fitWords[answer.fit]}
        </p>
      ) : null}
      {answer ? (
        <ul className="mt-3 grid gap-2">
          {answer.passages.map((passage) => (
            <PassageLine
              key={passage.passage}
              answer={passage}
              title={product.title}
              isMetric={isMetric}
            />
          ))}
        </ul>
      ) : (
        <p className="mt-3">{copy.notChecked}</p>
      )}
    </li>
  );
}

/** What is the same whatever the way in is. */
function ProductTop({ product }: { product: FitProduct }) {
  const { title, url, imageAlt, picture, deliveredIn = [] } = product;
  return (
    <div className="grid cramped:grid-cols-1 grid-cols-[64px_1fr] gap-x-4 print:block">
      <span className="relative block aspect-4/5 overflow-hidden self-start print:hidden">
        {picture ? <PictureAlone picture={picture} alt={imageAlt} sizes="64px" /> : null}
      </span>
      <div className="min-w-0">
        <h3 className="text-h3 wrap-anywhere">
          <a href={url} translate="no" className="hover:text-pine">
            {title}
          </a>
        </h3>
        <p className="mt-1 text-[0.9375rem] text-soft">{sizeOf(product)}</p>
        {deliveredIn.length > 1 || (deliveredIn[0]?.count ?? 1) > 1 ? (
          <p className="text-[0.9375rem] text-soft">{copy.parts(partsText(deliveredIn))}</p>
        ) : null}
      </div>
    </div>
  );
}

/** The answer about a product of the list that has left the catalog. */
export function GoneAnswer({ id }: { id: string }) {
  return (
    <li data-product={id} data-fit="ask" className="border-t border-line pt-5">
      <NoTranslate className="font-semibold wrap-anywhere">{id}</NoTranslate>
      {": "}
      <span className="font-semibold">{fitWords.ask}</span>
      {", "}
      <span>{copy.gone}</span>
    </li>
  );
}

interface PassageLineProps {
  answer: PassageAnswer;
  title: string;
  isMetric: boolean;
}

/**
 * One passage: its name, and how the part that has it hardest gets through. A text that changes gets a
 * new element (decision 005).
 */
function PassageLine({ answer, title, isMetric }: PassageLineProps) {
  const { passage, fit, part, spare } = answer;
  const said = textOf(answer, title, isMetric);
  return (
    <li data-passage={passage} data-fit={fit} data-part={part?.name} data-spare={spare}>
      <span className="text-soft">{`${passageNames[passage]}: `}</span>
      <strong key={fit} className={answerColors[fit]}>
        {fitWords[fit]}
      </strong>
      <span key={said}>{said}</span>
    </li>
  );
}

function textOf(answer: PassageAnswer, title: string, isMetric: boolean): string {
  const { part } = answer;
  const words = answerText(answer, isMetric);
  const usual = usualText(answer, isMetric);
  const isNamed = part === undefined || part.name === title || words.startsWith(`${part.name}:`);
  return `, ${isNamed ? "" : `${part.name} `}${words}${usual === "" ? "" : ` (${usual})`}`;
}

function sizeOf({ specs: { width, length, height } }: FitProduct): string {
  const sides = [width, length, height].map((side) => (side > 0 ? String(side) : "?"));
  return copy.size(`${sides.join(" × ")} in`);
}

function partsText(parts: readonly DeliveredPart[]): string {
  return parts
    .map(({ name, count, width, length, height }) => {
      const named = count === 1 ? name : `${count} × ${name}`;
      return `${named} ${width} × ${length} × ${height}`;
    })
    .join("; ");
}
