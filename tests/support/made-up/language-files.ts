import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AddressTable } from "#domain/addresses/address-table.ts";
import * as english from "#domain/addresses/en.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { formatsIn } from "#formats-in";
import { makeUpText } from "../../../scripts/copy/made-up-language.ts";
import { type CopyNode, readCopy } from "../../../scripts/copy/read-copy.ts";

/** The made-up language's code. */
const code = "xx";
const start = `/${code}`;

const { pages, sections, collections, products, pieces, bookings, quotes, calendarFile } = english;

/** Each part of an English address with a letter more, after the start. */
export const madeUpAddresses: AddressTable = {
  pages: mapValues(pages, (path) => (path === "/" ? start : changed(path))),
  sections: mapValues(sections, (path) => start + path.slice(1)),
  collections: changed(collections),
  products: changed(products),
  pieces: start + pieces,
  bookings: changed(bookings),
  quotes: changed(quotes),
  slugs: mapValues(addressesIn.es.slugs, (_, slug) => `${slug}o`),
  calendarFile: `o-${calendarFile}`,
};

/**
 * Adds the made-up language to a copy of the sources, by the steps of docs/architecture.md: a folder
 * of texts, formats, a table of addresses, and its lines where the languages are listed.
 */
export function addMadeUpLanguage(sources: string): void {
  const texts = join(sources, "copy", code);
  mkdirSync(texts);
  for (const [file, copy] of readCopy("en")) {
    writeFileSync(join(texts, `${file}.json`), JSON.stringify(madeUp(copy)));
  }
  writeFileSync(join(sources, `copy/formats/${code}.ts`), formatsModule());
  writeFileSync(join(sources, `domain/addresses/${code}.ts`), addressesModule());
  edit(join(sources, "domain/language.ts"), /^(?=\} as const satisfies Record)/m, [
    `  ${code}: { tag: "en-XA", start: "${start}" },\n`,
  ]);
  for (const list of ["copy/formats/formats-in.ts", "domain/addresses/every-table.ts"]) {
    edit(join(sources, list), /^(?=import \* as en)/m, [
      `import * as ${code} from "./${code}.ts";\n`,
    ]);
    edit(join(sources, list), /(?= \};$)/m, [`, ${code}`]);
  }
}

function edit(path: string, place: RegExp, [added = ""]: [string]): void {
  const code = readFileSync(path, "utf8");
  if (!place.test(code)) throw new Error(`${path} lists its languages in another way.`);
  writeFileSync(path, code.replace(place, added));
}

function madeUp(node: CopyNode): CopyNode {
  if (typeof node === "string") return makeUpText(node);
  if (Array.isArray(node)) return node.map(madeUp);
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, madeUp(child)]));
}

/** Formats that have no words. */
const wordless: readonly string[] = ["formatMoney", "formatMoneyWithCents", "number", "percent"];

/** The English formats with accents and in ⟦⟧, as the made-up texts are. */
function formatsModule(): string {
  const wrapped = Object.entries(formatsIn.en).map(([name, format]) => {
    if (wordless.includes(name)) return `export { ${name} } from "./en.ts";`;
    if (typeof format === "string") return `export const ${name} = madeUp(en.${name});`;
    return `export const ${name}: typeof en.${name} = (...given) => madeUp(en.${name}(...given));`;
  });
  return `import * as en from "./en.ts";

const accents: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };

function madeUp<T>(written: T): T {
  if (Array.isArray(written)) return written.map(madeUp) as T;
  if (typeof written === "object") {
    return Object.fromEntries(Object.entries(written as object).map(([name, value]) => [name, madeUp(value)])) as T;
  }
  if (typeof written !== "string" || !/[a-z]/i.test(written)) return written;
  const text = written.replace(/[aeiou]/gi, (vowel) => accents[vowel] ?? vowel);
  return \`⟦\${text} \${"lórém ípsúm ".repeat(5).slice(0, Math.ceil(text.length * 0.4) - 1)}⟧\` as T;
}

${wrapped.join("\n")}
`;
}

function addressesModule(): string {
  const parts = Object.entries(madeUpAddresses).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
  );
  return `export const language = "${code}" as const;\n${parts.join("")}`;
}

/** The addresses that only programs read stay as they are after the start. */
function changed(path: string): string {
  const isData = ["/search-suggestions", "/delivery-windows"].includes(path) || path.includes(".");
  return start + (isData ? path : path.replace(/[^/]+/g, "$&o"));
}

function mapValues<Name extends string>(
  values: Readonly<Record<Name, string>>,
  change: (value: string, name: string) => string,
): Record<Name, string> {
  const entries = Object.entries<string>(values).map(([name, value]) => [
    name,
    change(value, name),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
