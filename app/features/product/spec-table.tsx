import { feetAndInches } from "#domain/dimensions.ts";
import type { ProductSpecs } from "#domain/product.ts";

interface SpecTableProps {
  specs: ProductSpecs;
  sku: string;
}

/** The full specification as rows of name and value. */
export function SpecTable({ specs, sku }: SpecTableProps) {
  const rows: [string, string][] = [
    ["Width", measure(specs.width)],
    ["Depth", measure(specs.length)],
    ["Height", measure(specs.height)],
    ["Material", specs.material],
    ["Color", specs.color],
    ["Features", specs.features],
    ["SKU", sku],
    ...(specs.retailCode ? [["Retail code", specs.retailCode] satisfies [string, string]] : []),
  ];
  return (
    <dl className="border-t border-line">
      {rows
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="grid grid-cols-[8.5rem_1fr] gap-4 border-b border-line py-3.5">
            <dt className="text-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function measure(inches: number) {
  return `${inches} in (${feetAndInches(inches)})`;
}
