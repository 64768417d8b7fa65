import { specs } from "#copy/product.ts";
import { productLang } from "./product-lang.ts";

/** Rows whose value must not be translated. */
const untranslated: readonly string[] = [specs.sku, specs.retailCode];

/** Rows whose value is the catalog's own text. */
const ofCatalog: readonly string[] = [specs.material, specs.color, specs.features];

/** A specification as rows of name and value. */
export function SpecTable({ specs: rows }: { specs: readonly [name: string, value: string][] }) {
  return (
    <dl className="border-t border-line">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid cramped:grid-cols-1 grid-cols-[8.5rem_1fr] cramped:gap-0 gap-4 border-b border-line py-3.5 print:py-1"
        >
          <dt className="text-soft">{name}</dt>
          <dd
            translate={untranslated.includes(name) ? "no" : undefined}
            lang={ofCatalog.includes(name) ? productLang : undefined}
            className="font-medium"
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
