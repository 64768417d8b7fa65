import * as copy from "#copy/products.ts";
import type { ColorChoice } from "#domain/options/chosen-product.ts";
import { productLang } from "./product-lang.ts";
import { SwatchDots, shownOnCard } from "./swatches.tsx";

type ColorDot = ColorChoice & { colorHex: string };

/** A product's colors with what to draw; undefined if one has nothing. */
export function colorDots(colors: readonly ColorChoice[]): ColorDot[] | undefined {
  const dots = colors.flatMap(({ colorHex, ...color }) => (colorHex ? { ...color, colorHex } : []));
  return dots.length < colors.length ? undefined : dots;
}

interface ColorRadiosProps {
  /** The product's name, to tell the groups of a listing apart. */
  name: string;
  colors: readonly ColorDot[];
  /** Id of the chosen variant. */
  chosen: string;
  /** Called with the id of the variant picked. */
  onPick: (id: string) => void;
}

/**
 * A card's colors as radio buttons over one drawing of all dots. They are the form's `items`, so
 * that without JavaScript too the picked color is the one that is added (rule 5.14).
 */
export function ColorRadios({ name, colors, chosen, onPick }: ColorRadiosProps) {
  const shown = shownFirst(colors, chosen);
  return (
    <fieldset className="flex flex-wrap items-center">
      <legend translate="no" lang={productLang} className="sr-only">
        {name}
      </legend>
      <div className="relative">
        <SwatchDots swatches={shown} />
        <div className="absolute -inset-y-3.5 left-0 flex">
          {shown.map(({ id, label, isOut }) => (
            <input
              key={id}
              type="radio"
              name="items"
              value={`${id}:1`}
              aria-label={isOut ? copy.soldOut({ label }) : label}
              title={label}
              lang={productLang}
              defaultChecked={id === chosen}
              onChange={() => onPick(id)}
              className="color-radio"
            />
          ))}
        </div>
      </div>
      {colors.length > shown.length ? (
        <span className="text-[0.875rem] text-soft">{`+${colors.length - shown.length}`}</span>
      ) : null}
    </fieldset>
  );
}

/** As many colors as a card shows, with the chosen one among them. */
function shownFirst(colors: readonly ColorDot[], chosen: string): readonly ColorDot[] {
  const first = colors.slice(0, shownOnCard);
  const picked = colors.find(({ id }) => id === chosen);
  return picked && !first.includes(picked) ? [...first.slice(0, -1), picked] : first;
}
