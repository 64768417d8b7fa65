import { z } from "zod";
import type { Collection } from "#domain/collection.ts";
import type { Problem } from "#domain/problem.ts";
import { checkAgainst } from "#domain/schema-problems.ts";
import { type Column, columnNamed } from "#server/catalog/import/draft/read-cells.ts";

const mappingSchema = z.strictObject({
  about: z.array(z.string()).default([]),
  columns: z.record(z.string(), z.string()).default({}),
  categories: z.record(z.string(), z.string()).default({}),
  otherwise: z.string().default(""),
  unit: z.enum(["in", "cm", "mm"]).default("in"),
  markup: z.number().positive().max(100).default(1),
});

/** How to read a file with other headings and categories; the owner corrects it (rule 3.17). */
export type Mapping = z.output<typeof mappingSchema>;

/** A category whose products are left out. */
export const LEFT_OUT = "leave out";

export const emptyMapping: Mapping = mappingSchema.parse({});

const about = [
  "columns: under each heading of the file the name of the shop's column it fills, or nothing to leave it out.",
  "What you pay, such as Dealer Cost, is left out: put price beside it only with a markup.",
  "categories: for each category of the file the shop's type, such as bedroom/beds, or: leave out.",
  "otherwise: the type of what has no category and whose title names none.",
  "unit: in, cm or mm, for sizes that don't say. markup: every price is multiplied by it.",
];

/** The text of a mapping file, with explanations. */
export function mappingText(mapping: Mapping): string {
  return `${JSON.stringify({ ...mapping, about }, null, 2)}\n`;
}

/**
 * Reads a mapping file.
 * @returns the mapping, or its problems.
 */
export function readMapping(
  name: string,
  text: string,
  columns: readonly Column[],
  collections: readonly Collection[],
): { ok: true; mapping: Mapping } | { ok: false; problems: Problem[] } {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    const message = `is not valid JSON (${error instanceof Error ? error.message : error})`;
    return { ok: false, problems: [{ source: name, field: "", message }] };
  }
  const checked = checkAgainst(mappingSchema, name, data);
  if (!checked.ok) return checked;
  const mapping = checked.value;
  const places = collections.flatMap(({ slug, types }) =>
    types.map((type) => `${slug}/${type.slug}`),
  );
  const problems: Problem[] = [];
  for (const [heading, column] of Object.entries(mapping.columns)) {
    if (column === "" || columnNamed(column, columns)) continue;
    const known = columns.map((each) => each.name).join(", ");
    problems.push({ source: name, field: heading, message: `"${column}" is not one of ${known}` });
  }
  for (const [category, place] of [
    ...Object.entries(mapping.categories),
    ["otherwise", mapping.otherwise],
  ] as const) {
    if (["", LEFT_OUT, ...places].includes(place)) continue;
    const message = `"${place}" is not a type of the shop, such as ${places[0]}`;
    problems.push({ source: name, field: category, message });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, mapping };
}
