import { wayIn as wayInCopy } from "#copy/quote.ts";
import { answerFor } from "#domain/fit/answer.ts";
import { answerText, fitWords, passageNames } from "#domain/fit/answer-words.ts";
import {
  readWayIn,
  readWayInQuery,
  type WayInReading,
  wayInQuery,
} from "#domain/fit/read-way-in.ts";
import { wayInText } from "#domain/fit/way-in-text.ts";
import { type LinkedLine, parseListLink, quoteListHref } from "#domain/list-link.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { LinkedProduct } from "./quote-line.ts";
import type { QuotedWayIn } from "./way-in.tsx";

/** The way in of a link, with the answers about its products; undefined without measures. */
export function wayInFromLink(
  catalog: Catalog,
  linked: readonly LinkedProduct[],
  search: URLSearchParams,
): QuotedWayIn | undefined {
  const reading = readWayIn((measure) => search.get(measure));
  // With the ids of the link, so that leaving the measures out changes nothing else.
  return answered(catalog, linked, reading, parseListLink(search.get("items")));
}

/** The way in of a posted form that is shown again. */
export function wayInFromForm(
  catalog: Catalog,
  linked: readonly LinkedProduct[],
  form: FormData,
): QuotedWayIn | undefined {
  const reading = readWayInQuery(String(form.get("wayIn") ?? ""));
  const lines = linked.map(({ product: { id }, quantity }) => ({ id, quantity }));
  return answered(catalog, linked, reading, lines);
}

function answered(
  catalog: Catalog,
  linked: readonly LinkedProduct[],
  { wayIn, isMetric }: WayInReading,
  lines: readonly LinkedLine[],
): QuotedWayIn | undefined {
  const text = wayInText(wayIn, isMetric);
  if (text === "") return undefined;
  const products = catalog.byIds(linked.map(({ product }) => product.id));
  const answers = [...products].flatMap(([id, product]) => {
    const answer = answerFor(product, wayIn);
    if (!answer) return [];
    const { fit, worst } = answer;
    const words = `${fitWords[fit]}, ${answerText(worst, isMetric)}`;
    return { id, title: product.title, passage: passageNames[worst.passage], words };
  });
  return {
    query: wayInQuery(wayIn),
    text,
    answers,
    withoutHref: quoteListHref(lines),
    copy: wayInCopy,
  };
}
