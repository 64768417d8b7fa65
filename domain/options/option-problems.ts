import type { Problem } from "#domain/problem.ts";
import type { Availability } from "#domain/product.ts";
import { priceAndAvailability } from "./price-and-availability.ts";

/** The part of a product file that the check reads; all prices in the same unit. */
export interface CheckedProduct {
  id: string;
  price: number;
  availability: Availability;
  options?: CheckedOption[] | undefined;
  variants?: CheckedVariant[] | undefined;
}

interface CheckedOption {
  name: string;
  values: { label: string }[];
}

interface CheckedVariant {
  id: string;
  sku: string;
  values: string[];
  price?: number | undefined;
  availability?: Availability | undefined;
}

type Report = (field: string, message: string) => void;

/** All problems of a product's options and variants (rules 3.20 and 3.21). */
export function optionProblems(source: string, product: CheckedProduct): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (field, message) => problems.push({ source, field, message });
  const { options = [], variants = [] } = product;
  if (options.length === 0 && variants.length === 0) return [];
  if (options.length === 0) report("options", "is missing, but there are variants");
  if (variants.length === 0) report("variants", "is missing, but there are options");
  checkNames(options, report);
  checkCombinations(options, variants, report);
  checkNumbers(product, variants, report);
  // The checks below would only repeat these problems.
  if (problems.length > 0) return problems;
  checkUnused(options, variants, report);
  checkPriceAndAvailability(product, variants, report);
  return problems;
}

function checkNames(options: readonly CheckedOption[], report: Report): void {
  reportRepeated(
    options.map(({ name }, index) => [`options #${index + 1}.name`, name.toLowerCase()]),
    report,
  );
  for (const [index, { values }] of options.entries()) {
    const labels = values.map(({ label }, value): [string, string] => [
      `options #${index + 1}.values #${value + 1}.label`,
      label.toLowerCase(),
    ]);
    reportRepeated(labels, report);
  }
}

function checkCombinations(
  options: readonly CheckedOption[],
  variants: readonly CheckedVariant[],
  report: Report,
): void {
  const names = options.map(({ name }) => name).join(", ");
  for (const [index, { values }] of variants.entries()) {
    const field = `variants #${index + 1}.values`;
    if (values.length !== options.length) {
      report(field, `must have one value for each option: ${names}`);
      continue;
    }
    for (const [position, option] of options.entries()) {
      const labels = option.values.map(({ label }) => label);
      const value = values[position] ?? "";
      if (labels.includes(value)) continue;
      report(field, `"${value}" is not one of ${option.name}: ${labels.join(", ")}`);
    }
  }
  reportRepeated(
    variants.map(({ values }, index) => [`variants #${index + 1}.values`, JSON.stringify(values)]),
    report,
  );
}

function checkNumbers(
  { id }: CheckedProduct,
  variants: readonly CheckedVariant[],
  report: Report,
): void {
  const ids = variants.map((variant, index): [string, string] => [
    `variants #${index + 1}.id`,
    variant.id,
  ]);
  reportRepeated([["id", id], ...ids], report);
  // The product may have the SKU of the variant it stands for.
  const skus = variants.map((variant, index): [string, string] => [
    `variants #${index + 1}.sku`,
    variant.sku,
  ]);
  reportRepeated(skus, report);
}

function checkUnused(
  options: readonly CheckedOption[],
  variants: readonly CheckedVariant[],
  report: Report,
): void {
  for (const [position, { values }] of options.entries()) {
    const used = new Set(variants.map((variant) => variant.values[position]));
    for (const [index, { label }] of values.entries()) {
      if (used.has(label)) continue;
      report(
        `options #${position + 1}.values #${index + 1}`,
        `"${label}" is in no variant; add one or remove it`,
      );
    }
  }
}

function checkPriceAndAvailability(
  product: CheckedProduct,
  variants: readonly CheckedVariant[],
  report: Report,
): void {
  const { price, availability } = priceAndAvailability({ ...product, variants });
  if (price !== product.price) {
    report("price", `must be ${price}, the lowest price of its variants`);
  }
  if (availability !== product.availability) {
    report("availability", `must be ${availability}, the best of its variants`);
  }
}

/** Reports each field that repeats an earlier field's value. */
function reportRepeated(fields: readonly [field: string, value: string][], report: Report): void {
  const first = new Map<string, string>();
  for (const [field, value] of fields) {
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, field);
    else report(field, `is the same as ${earlier}`);
  }
}
