import * as fitWords from "#copy/fit-words.ts";
import { wayIn as wayInCopy } from "#copy/quote.ts";
import { answerFor } from "#domain/fit/answer.ts";
import {
  readWayIn,
  readWayInQuery,
  type WayInReading,
  wayInQuery,
} from "#domain/fit/read-way-in.ts";
import { type LinkedLine, parseListLink, quoteListHref } from "#domain/list-link.ts";
import { answerText, wayInWords } from "#products/fit-words.ts";
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
  const text = wayInWords(wayIn, isMetric);
  if (text === "") return undefined;
  const products = catalog.byIds(linked.map(({ product }) => product.id));
  const answers = [...products].flatMap(([id, product]) => {
    const answer = answerFor(product, wayIn);
    if (!answer) return [];
    const { fit, worst } = answer;
    const words = `${fitWords.answers[fit]}, ${answerText(worst, isMetric)}`;
    return { id, title: product.title, passage: fitWords.passages[worst.passage], words };
  });
  return {
    query: wayInQuery(wayIn),
    text,
    answers,
    withoutHref: quoteListHref(lines),
    copy: wayInCopy,
  };
}
