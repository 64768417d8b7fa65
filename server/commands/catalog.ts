// npm run catalog -- check [--strict] | import FILE.csv [--dry-run]
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { problemLine } from "#domain/problem.ts";
import { catalogueFolder } from "#server/catalogue/catalogue.ts";
import { checkShop } from "#server/catalogue/check-shop.ts";
import { importProducts } from "#server/catalogue/import/import-products.ts";
import { terminalText } from "./terminal-text.ts";

const usage = `Usage:
  npm run catalog -- check [--strict]
      Checks the shop's facts, collections and every product file.
      --strict also refuses products whose pictures are not there yet.
  npm run catalog -- import FILE.csv [--dry-run]
      Adds or updates products from a spreadsheet, by SKU or slug; nothing is written if any row
      is bad. shop/catalogue-template.csv shows the columns. --dry-run only says what would happen.`;

process.exitCode = run(process.argv.slice(2));

function run(args: string[]): number {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return fail([error instanceof Error ? error.message : String(error), usage]);
  }
  const [command, file, ...rest] = parsed.positionals;
  if (command === "check" && !file) return check(parsed.values.strict);
  if (command === "import" && file && rest.length === 0) {
    return importFile(file, parsed.values["dry-run"]);
  }
  return fail([usage]);
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      strict: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
}

function check(strict: boolean): number {
  const { productCount, problems, warnings } = checkShop();
  const wrong = strict ? [...problems, ...warnings] : problems;
  if (wrong.length > 0) {
    return fail([`${count(wrong.length, "problem")} to put right:`, ...indented(wrong)]);
  }
  say([`In order: the shop's facts, the collections and ${count(productCount, "product")}.`]);
  if (warnings.length > 0) {
    say([`${count(warnings.length, "picture")} still missing (--strict lists them).`]);
  }
  return 0;
}

function importFile(file: string, dryRun: boolean): number {
  // npm runs us in the project's folder; the owner named the file from where they stood.
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    return fail([`${file} cannot be read. Is the path right?`]);
  }
  const plan = importProducts(bytes, catalogueFolder(), { write: !dryRun });
  if (plan.problems.length > 0) {
    const summary = `Nothing was written: ${count(plan.problems.length, "problem")} in ${file}`;
    return fail([summary, ...plan.problems.map((line) => `  ${line}`)]);
  }
  say([
    ...plan.added.map(({ sku, title }) => `  added    ${sku}  ${title}`),
    ...plan.updated.map(({ sku, title }) => `  updated  ${sku}  ${title}`),
    `${dryRun ? "Would be" : "Done:"} ${plan.added.length} added, ${plan.updated.length} updated, ${plan.unchanged.length} unchanged.`,
  ]);
  if (!dryRun && plan.added.length + plan.updated.length > 0) {
    say(["Restart with npm start to show it on the site."]);
  }
  return 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function indented(problems: Parameters<typeof problemLine>[0][]): string[] {
  return problems.map((problem) => `  ${problemLine(problem)}`);
}

function say(lines: string[]): void {
  process.stdout.write(terminalText(`${lines.join("\n")}\n`));
}

function fail(lines: string[]): number {
  process.stderr.write(terminalText(`${lines.join("\n")}\n`));
  return 1;
}
