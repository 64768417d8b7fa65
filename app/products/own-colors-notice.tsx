import { checkColor } from "#copy/products.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { productLang } from "./product-lang.ts";

/** Says once which colors pieces are in that were saved before they had any to choose (rule 7.17). */
export function OwnColorsNotice({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div role="status" className="mt-6 border-l-4 border-brass bg-white py-3 pr-4 pl-5">
      <p className="font-semibold">{checkColor.title}</p>
      <p key={titles.join()}>
        <RichText
          parts={checkColor[titles.length === 1 ? "one" : "several"]({
            titles: titles.join(", "),
            names: (words) => <NoTranslate lang={productLang}>{words}</NoTranslate>,
          })}
        />
      </p>
    </div>
  );
}
