import { formatListLink, type LinkedLine } from "#domain/list-link.ts";
import { paths } from "#domain/paths.ts";
import type { TypedWayIn } from "./read-way-in.ts";
import { measures } from "./way-in.ts";

/**
 * Address that answers whether these products fit, by what was typed about the way in (rule 20.2).
 * @param query what was searched for on the page, while it has no product
 */
export function fitHref(lines: readonly LinkedLine[], typed: TypedWayIn = {}, query = ""): string {
  return linkTo(paths.willItFit, [
    ...listOf(lines),
    ...(query === "" ? [] : [new URLSearchParams({ q: query }).toString()]),
    ...fieldsOf(typed),
  ]);
}

/** Address that asks for a quote for these products with these measures (rule 20.11). */
export function quoteWithWayInHref(lines: readonly LinkedLine[], typed: TypedWayIn): string {
  return linkTo(paths.quoteRequest, [...listOf(lines), ...fieldsOf(typed)]);
}

function linkTo(path: string, query: readonly string[]): string {
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

function listOf(lines: readonly LinkedLine[]): string[] {
  return lines.length === 0 ? [] : [`items=${formatListLink(lines)}`];
}

/** The fields that aren't empty, in the order of the form. */
function fieldsOf(typed: TypedWayIn): string[] {
  const given = measures.flatMap((measure): [string, string][] => {
    const text = typed[measure] ?? "";
    return text === "" ? [] : [[measure, text]];
  });
  return given.length === 0 ? [] : [new URLSearchParams(given).toString()];
}
