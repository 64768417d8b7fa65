import { useState } from "react";
import * as copy from "#copy/products.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { cardName, type ProductCardData } from "./product-card-data.ts";
import { productLang } from "./product-lang.ts";

interface ColorSelectProps {
  product: Pick<ProductCardData, "id" | "title" | "name" | "colors">;
  /** Id of the control, to which the focus returns after a change. */
  id: string;
  /** Name of the form's field, which posts the id of the chosen color. */
  name?: string | undefined;
  /** Puts the product in another color into the line; rejects if that failed. */
  onChoose?: ((id: string) => Promise<void>) | undefined;
}

/** Changes the color of a product in a saved list (rule 7.18). */
export function ColorSelect({ product, id, name, onChoose }: ColorSelectProps) {
  const { colors = [] } = product;
  const [wanted, setWanted] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  function choose(chosen: string) {
    setWanted(chosen);
    setFailed(false);
    onChoose?.(chosen).catch(() => {
      setWanted(undefined);
      setFailed(true);
    });
  }

  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="mr-3 text-[0.9375rem] font-semibold">
        <RichText
          parts={copy.colorOf({
            title: cardName(product),
            name: (words) => (
              <NoTranslate className="sr-only" lang={productLang}>
                {words}
              </NoTranslate>
            ),
          })}
        />
      </label>
      <select
        id={id}
        name={name}
        aria-busy={wanted !== undefined}
        aria-describedby={hasFailed ? errorId : undefined}
        className="min-h-11 max-w-full rounded-surface border border-edge bg-white py-1 pr-2 pl-3"
        {...(onChoose
          ? { value: wanted ?? product.id, onChange: ({ target }) => choose(target.value) }
          : { defaultValue: product.id })}
      >
        {colors.map(({ id, label, isOut }) => (
          <option key={id} value={id} lang={productLang}>
            {isOut ? copy.soldOut({ label }) : label}
          </option>
        ))}
      </select>
      {hasFailed ? (
        <p id={errorId} role="alert" className="mt-1.5 font-medium text-clay">
          {copy.colorFailed}
        </p>
      ) : null}
    </div>
  );
}
