import { colors } from "#copy/products.ts";
import type { Swatch } from "#domain/product.ts";

/** Swatches shown on a card; the others are only counted (rule 4.17). */
export const shownOnCard = 6;

/** Pixels from one dot to the next, the width of `color-radio`. */
const step = 24;

/** The colors of a product, which are chosen on its page. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  if (swatches.length === 0) return null;
  const shown = swatches.slice(0, shownOnCard);
  const hiddenCount = swatches.length - shownOnCard;
  return (
    <p className="flex items-center">
      <span className="sr-only">
        {colors({ list: shown.map(({ label }) => label).join(", ") })}
      </span>
      <SwatchDots swatches={shown} />
      {hiddenCount > 0 ? (
        <span className="text-[0.875rem] text-soft">{`+${hiddenCount}`}</span>
      ) : null}
    </p>
  );
}

/** Dots in one drawing, because a listing has hundreds of them; their labels are for others to say. */
export function SwatchDots({ swatches }: { swatches: readonly Swatch[] }) {
  const width = swatches.length * step;
  return (
    <svg aria-hidden="true" width={width} height={16} viewBox={`0 0 ${width} 16`}>
      {swatches.map(({ label, colorHex }, index) => (
        <circle
          key={label}
          cx={index * step + step / 2}
          cy={8}
          r={7.2}
          fill={colorHex}
          stroke="#8c7f70"
        />
      ))}
    </svg>
  );
}

export function SwatchDot({ colorHex, className }: { colorHex: string; className: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={colorHex} stroke="#8c7f70" strokeWidth="1.25" />
    </svg>
  );
}
