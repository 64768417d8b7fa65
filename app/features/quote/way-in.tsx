import { useState } from "react";
import { useNavigate } from "react-router";
import { productLang } from "#products/product-lang.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import type { QuoteLine } from "./quote-line.ts";

/** The way in that goes with a quote request, in words (rule 20.11). */
export interface QuotedWayIn {
  /** The measures as they are posted. */
  query: string;
  /** `door 36.5 in wide; hall 42 in`. */
  text: string;
  answers: readonly { id: string; title: string; passage: string; words: string }[];
  /** Address of the page without the measures. */
  withoutHref: string;
  /** Sent with the data, so that a quote request without a way in has no code for them. */
  copy: { heading: string; note: string; leaveOut: string; leftOut: string };
}

interface WayInProps {
  wayIn: QuotedWayIn;
  /** Products of which no line is left have no answer. */
  lines: readonly QuoteLine[];
}

/** The measures and answers that go with the request, until the shopper leaves them out. */
export function WayIn({ wayIn, lines }: WayInProps) {
  const { query, text, answers, withoutHref, copy } = wayIn;
  const [isLeftOut, setLeftOut] = useState(false);
  const navigate = useNavigate();
  if (isLeftOut) {
    return (
      <p ref={focus} role="status" tabIndex={-1} className="outline-none">
        {copy.leftOut}
      </p>
    );
  }
  const shown = answers.filter(({ id }) => lines.some(({ product }) => product.id === id));
  return (
    <section aria-labelledby="quote-way-in" className="bg-sand p-5">
      <h3 id="quote-way-in" className="text-h3">
        {copy.heading}
      </h3>
      <p className="mt-2">{text}</p>
      <ul className="mt-3 grid gap-2">
        {shown.map(({ id, title, passage, words }) => (
          <li key={id}>
            <NoTranslate className="font-semibold" lang={productLang}>
              {title}
            </NoTranslate>
            {": "}
            <span>{words}</span> <span className="text-soft">{`(${passage})`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[0.9375rem] text-soft">{copy.note}</p>
      <input type="hidden" name="wayIn" value={query} />
      <a
        href={withoutHref}
        className="mt-2 inline-flex min-h-11 items-center link-quiet"
        onClick={(event) => {
          event.preventDefault();
          setLeftOut(true);
          navigate(withoutHref, { replace: true, preventScrollReset: true });
        }}
      >
        {copy.leaveOut}
      </a>
    </section>
  );
}

/** The link that was clicked is gone. */
function focus(notice: HTMLElement | null) {
  notice?.focus({ preventScroll: true });
}
