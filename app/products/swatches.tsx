import type { Swatch } from "#domain/product.ts";

/** Swatches shown on a card; the others are only counted (rule 4.17). */
const shownOnCard = 6;

/** Pixels from one dot to the next. */
const step = 22;

/** The colors of a product, as dots in one drawing: a listing has hundreds of them. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  if (swatches.length === 0) return null;
  const shown = swatches.slice(0, shownOnCard);
  const hiddenCount = swatches.length - shownOnCard;
  const width = shown.length * step;
  return (
    <p className="flex items-center">
      <svg role="img" width={width} height={16} viewBox={`0 0 ${width} 16`}>
        <title>{`Colors: ${shown.map(({ label }) => label).join(", ")}`}</title>
        {shown.map(({ label, colorHex }, index) => (
          <circle
            key={label}
            cx={index * step + 8}
            cy={8}
            r={7.2}
            fill={colorHex}
            stroke="#8c7f70"
          />
        ))}
      </svg>
      {hiddenCount > 0 ? (
        <span className="text-[0.875rem] text-soft">{`+${hiddenCount}`}</span>
      ) : null}
    </p>
  );
}

export function SwatchDot({ colorHex, className }: { colorHex: string; className: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={colorHex} stroke="#8c7f70" strokeWidth="1.25" />
    </svg>
  );
}
