import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { problemLine } from "#domain/problem.ts";
import { importProducts } from "#server/catalog/import/import-products.ts";
import { publishPhoto } from "#server/catalog/pictures/publish-photo.ts";
import { checkShop } from "#server/catalog/starter-set/check-shop.ts";
import { catalogFolder } from "#server/catalog/starter-set/load-products.ts";
import { readProductFolder } from "#server/catalog/starter-set/product-folder.ts";
import { recordUsedIds } from "#server/catalog/starter-set/used-ids.ts";
import { namedFile } from "#server/commands/named-file.ts";
import { terminalText } from "#server/commands/terminal-text.ts";
import {
  type AllowedArguments,
  refuseUnexpectedArguments,
} from "#server/commands/unexpected-arguments.ts";
import { collections } from "#shop/collections.ts";

const usage = `Usage:
  npm run catalog -- check [--strict]
      Checks the shop's facts, collections, deliveries, financing plans and every product file.
      --strict also refuses what only lacks its picture or 3D model yet.
  npm run catalog -- import FILE.csv [--dry-run]
      Adds or updates products from a spreadsheet, by SKU or slug; nothing is written if any row
      is bad. shop/catalogue-template.csv shows the columns. --dry-run only says what would happen.
  npm run catalog -- picture NAME FILE [--alt "What it shows"]
      Publishes a photograph of your own in every size and format the pages use. NAME is a piece's
      slug and a view: my-sofa/primary (its first picture), my-sofa/alternate (its second),
      my-sofa/primary-gray (the first in a color) or any other, such as my-sofa/back, which comes
      after them. rooms/… and types/… replace a picture that is there.`;

const allowedArguments: AllowedArguments = {
  check: { words: 0, options: ["strict"] },
  import: { words: 1, options: ["dry-run"] },
  picture: { words: 2, options: ["alt"] },
};

/**
 * Runs the command and returns its exit code.
 * @throws CommandError if the command doesn't take an argument.
 */
export async function runCatalog(args: string[]): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return fail([error instanceof Error ? error.message : String(error), usage]);
  }
  const { values, positionals, tokens } = parsed;
  const [command, first, second] = positionals;
  if (values.help || command === "help") {
    print([usage]);
    return 0;
  }
  refuseUnexpectedArguments(tokens, allowedArguments, usage);
  if (command === "check") return check(values.strict);
  if (command === "import" && first) return importFile(first, values["dry-run"]);
  if (command === "picture" && first && second) {
    return await picture(first, second, values.alt?.trim() || undefined);
  }
  return fail([usage]);
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      help: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      alt: { type: "string" },
    },
  });
}

function check(strict: boolean): number {
  const { productCount, problems, warnings } = checkShop();
  const wrong = strict ? [...problems, ...warnings] : problems;
  if (wrong.length > 0) {
    return fail([`${count(wrong.length, "problem")} to put right:`, ...indented(wrong)]);
  }
  recordIds(catalogFolder());
  print([`In order: the shop's facts, the collections and ${count(productCount, "product")}.`]);
  if (warnings.length > 0) {
    print([`Pictures and 3D models still missing: ${warnings.length} (--strict lists them).`]);
  }
  return 0;
}

/** Updates the list of used ids; a read-only folder only causes a message. */
function recordIds(folder: string): void {
  const { entries } = readProductFolder(folder, collections);
  try {
    recordUsedIds(
      folder,
      entries.map(({ file }) => file),
    );
  } catch {
    print(["The list of used ids could not be written: the folder is read-only."]);
  }
}

function importFile(file: string, dryRun: boolean): number {
  const bytes = bytesOf(file);
  if (!bytes) return fail([unreadableMessage(file)]);
  const plan = importProducts(bytes, catalogFolder(), { write: !dryRun });
  if (plan.problems.length > 0) {
    const summary = `Nothing was written: ${count(plan.problems.length, "problem")} in ${file}`;
    return fail([summary, ...plan.problems.map((line) => `  ${line}`)]);
  }
  print([
    ...plan.added.map(({ sku, title }) => `  added    ${sku}  ${title}`),
    ...plan.updated.map(({ sku, title }) => `  updated  ${sku}  ${title}`),
    `${dryRun ? "Would be" : "Done:"} ${plan.added.length} added, ${plan.updated.length} updated, ${plan.unchanged.length} unchanged.`,
  ]);
  if (!dryRun && plan.added.length + plan.updated.length > 0) {
    print(["Restart with npm start to show it on the site."]);
  }
  return 0;
}

async function picture(name: string, file: string, alt: string | undefined): Promise<number> {
  const bytes = bytesOf(file);
  if (!bytes) return fail([unreadableMessage(file)]);
  const published = await publishPhoto({ name, bytes, alt }, catalogFolder());
  if (!published.ok)
    return fail(["Nothing was published.", ...published.problems.map((line) => `  ${line}`)]);
  print([
    `Published ${name}, ${published.width} × ${published.height} pixels.`,
    ...published.notes,
    "Restart with npm start to show it on the site.",
  ]);
  return 0;
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(namedFile(file));
  } catch {
    return null;
  }
}

function unreadableMessage(file: string): string {
  return `${file} cannot be read. Is the path right?`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function indented(problems: Parameters<typeof problemLine>[0][]): string[] {
  return problems.map((problem) => `  ${problemLine(problem)}`);
}

function print(lines: string[]): void {
  process.stdout.write(terminalText(`${lines.join("\n")}\n`));
}

function fail(lines: string[]): number {
  process.stderr.write(terminalText(`${lines.join("\n")}\n`));
  return 1;
}
