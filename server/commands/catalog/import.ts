import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { problemLine } from "#domain/problem.ts";
import { collections } from "#server/catalog/collections.ts";
import { type Mapping, mappingText, readMapping } from "#server/catalog/import/formats/mapping.ts";
import { shopColumns } from "#server/catalog/import/formats/shop-columns.ts";
import { type ImportResult, importProducts } from "#server/catalog/import/import-products.ts";
import { namedFile } from "#server/commands/named-file.ts";
import { withCatalogStore } from "./catalog-store.ts";
import { picturesFrom } from "./import-pictures.ts";
import { count, fail, indented, print } from "./print.ts";
import { productLine } from "./product-line.ts";
import type { ImportRequest } from "./request.ts";

/** Imports a file and prints what changed, or why nothing did. Returns the exit code. */
export async function importFile(request: ImportRequest): Promise<number> {
  const path = namedFile(request.file);
  if (!isReadable(path)) return fail([`${request.file} cannot be read. Is the path right?`]);
  const mapping = request.map === undefined ? undefined : mappingFrom(request.map);
  if (Array.isArray(mapping)) return fail(mapping);
  const result = await withCatalogStore({}, (store) =>
    importProducts(store, path, {
      collections,
      write: !request.dryRun,
      sure: request.sure,
      onProduct: (product) => print([productLine(product)]),
      ...(mapping ? { mapping } : {}),
      ...(request.pictureHosts ? { fetchPictures: picturesFrom(store, request.pictureHosts) } : {}),
    }),
  );
  return report(result, request);
}

function report(result: ImportResult, request: ImportRequest): number {
  const { counts, problems, questions, notes, kind } = result;
  const { added, changed, hidden, unchanged } = counts;
  if (problems.length > 0) {
    const summary = `Nothing was written: ${count(problems.length, "problem")} in ${request.file}`;
    const what = kind === "" ? summary : `${summary}, which was read as ${kind}`;
    return fail([what, ...indented(problems), ...mappingAdvice(result.mapping, request)]);
  }
  const pictures = pictureLines(result);
  const isAsked = questions.length > 0 && !request.sure;
  const sums = `${added} added, ${changed} changed, ${unchanged} unchanged; ${hidden} of them hidden.`;
  print([
    ...(notes.length > 0 ? ["To know:", ...indented(notes)] : []),
    ...pictures,
    `Read as ${kind}.`,
    `${request.dryRun || isAsked ? "Would be" : "Done:"} ${sums}`,
  ]);
  if (!isAsked) return 0;
  const advice = "Nothing was written. If all of it is right, run the import again with --sure.";
  return fail(["Is this right?", ...indented(questions), advice]);
}

function pictureLines({ pictureHosts, pictures }: ImportResult): string[] {
  if (pictures) {
    const left =
      pictures.problems.length > 0 ? ["Not fetched:", ...indented(pictures.problems)] : [];
    return [`Pictures fetched: ${pictures.fetched}. The running shop makes their sizes.`, ...left];
  }
  if (pictureHosts.size === 0) return [];
  const total = [...pictureHosts.values()].reduce((sum, number) => sum + number, 0);
  const hosts = [...pictureHosts.keys()].join(",");
  return [
    `${count(total, "picture")} named by address kept aside. To fetch them too: --fetch-pictures --picture-hosts ${hosts}`,
  ];
}

/** Writes a first mapping next to the file, and prints how to continue. */
function mappingAdvice(mapping: Mapping | undefined, { file, map }: ImportRequest): string[] {
  if (!mapping) return [];
  const name = map ?? `${file}.map.json`;
  const again = `npm run catalog -- import ${file} --dry-run --map ${name}`;
  const isThere = existsSync(namedFile(name));
  if (isThere && map === undefined) {
    return [`There is ${name}, which says how to read it: run ${again}`];
  }
  if (isThere)
    return [
      `Correct ${name}. As far as the file could be read, it would be:`,
      mappingText(mapping),
    ];
  try {
    writeFileSync(namedFile(name), mappingText(mapping));
  } catch {
    return [`Save this as ${name}, correct it, then run ${again}`, mappingText(mapping)];
  }
  return [
    `${name} now says how to read it, as far as that can be guessed. Correct it, then run ${again}`,
  ];
}

function mappingFrom(name: string): Mapping | string[] {
  const path = namedFile(name);
  if (!isReadable(path)) return [`${name} cannot be read. Is the path right?`];
  const text = readFileSync(path, "utf8");
  const read = readMapping(name, text, shopColumns(collections), collections);
  return read.ok
    ? read.mapping
    : [`${name} can't be used:`, ...indented(read.problems.map(problemLine))];
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
