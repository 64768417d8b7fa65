import * as copy from "#copy/fit.ts";
import * as fitWords from "#copy/fit-words.ts";
import type { ProductAnswer as Answer } from "#domain/fit/answer.ts";
import type { DeliveredPart } from "#domain/product.ts";
import { productLang } from "#products/product-lang.ts";
import { CachedPart } from "#ui/cached-part.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { PictureAlone } from "#ui/picture.tsx";
import type { FitProduct } from "./fit-page-data.ts";
import { answerColors, passageLines } from "./passage-lines.ts";

interface ProductAnswerProps {
  product: FitProduct;
  /** Undefined while nothing can be answered. */
  answer: Answer | undefined;
  isMetric: boolean;
}

/** A product with its answer, and below it those of the single passages. */
export function ProductAnswer({ product, answer, isMetric }: ProductAnswerProps) {
  return (
    <li data-product={product.id} data-fit={answer?.fit} className="border-t border-line pt-5">
      <CachedPart as="div">
        <ProductTop product={product} />
      </CachedPart>
      {answer && answer.passages.length > 1 ? (
        <p key={answer.fit} className={`mt-3 font-semibold ${answerColors[answer.fit]}`}>
          {fitWords.answers[answer.fit]}
        </p>
      ) : null}
      {answer ? (
        <ul
          className="mt-3 grid gap-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of escaped texts
          dangerouslySetInnerHTML={{
            __html: passageLines(answer.passages, product.title, isMetric),
          }}
        />
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
    <div className="grid grid-cols-[64px_1fr] gap-x-4 print:block">
      <span className="relative block aspect-4/5 overflow-hidden self-start print:hidden">
        {picture ? (
          <PictureAlone
            picture={picture}
            alt={imageAlt}
            lang={productLang}
            sizes="64px"
            maxWidth={320}
          />
        ) : null}
      </span>
      <div className="min-w-0">
        <h3 className="text-h3 wrap-anywhere">
          <a href={url} translate="no" lang={productLang} className="hover:text-pine">
            {title}
          </a>
        </h3>
        <p className="mt-1 text-[0.9375rem] text-soft">{sizeOf(product)}</p>
        {deliveredIn.length > 1 || (deliveredIn[0]?.count ?? 1) > 1 ? (
          <p className="text-[0.9375rem] text-soft">
            {copy.parts({ parts: partsText(deliveredIn) })}
          </p>
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
      <span className="font-semibold">{fitWords.answers.ask}</span>
      {", "}
      <span>{copy.gone}</span>
    </li>
  );
}

function sizeOf({ specs: { width, length, height } }: FitProduct): string {
  const sides = [width, length, height].map((side) => (side > 0 ? String(side) : "?"));
  return copy.size({ sides: sides.join(" × ") });
}

function partsText(parts: readonly DeliveredPart[]): string {
  return parts
    .map(({ name, count, width, length, height }) => {
      const named = count === 1 ? name : `${count} × ${name}`;
      return `${named} ${width} × ${length} × ${height}`;
    })
    .join("; ");
}
