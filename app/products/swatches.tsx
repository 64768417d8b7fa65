import type { Swatch } from "#domain/product.ts";

/** Swatches shown on a card; the others are only counted (rule 4.17). */
const shownOnCard = 6;

/** The colors of a product, as dots. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  if (swatches.length === 0) return null;
  const hiddenCount = swatches.length - shownOnCard;
  return (
    <ul className="flex flex-wrap items-center gap-1.5" aria-label="Colors">
      {swatches.slice(0, shownOnCard).map(({ label, colorHex }) => (
        <li key={label} title={label}>
          <SwatchDot colorHex={colorHex} className="size-4" />
          <span className="sr-only">{label}</span>
        </li>
      ))}
      {hiddenCount > 0 ? <li className="text-[0.875rem] text-soft">{`+${hiddenCount}`}</li> : null}
    </ul>
  );
}

export function SwatchDot({ colorHex, className }: { colorHex: string; className: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={colorHex} stroke="#8c7f70" strokeWidth="1.25" />
    </svg>
  );
}
