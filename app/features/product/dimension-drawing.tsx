import type { ProductSpecs } from "#domain/product.ts";

interface ElevationProps {
  label: string;
  /** Inches along the floor. */
  across: number;
  /** Inches from floor to top. */
  up: number;
  /** Inches the drawing covers in both directions, equal for all drawings of a piece. */
  scale: number;
}

/** Front and side of the piece as plain measured outlines, both to one scale. */
export function DimensionDrawing({ specs, title }: { specs: ProductSpecs; title: string }) {
  const scale = Math.max(specs.width, specs.length, specs.height);
  return (
    <figure className="grid grid-cols-2 gap-3 bg-sand px-3 py-6 sm:gap-6 sm:p-8">
      <figcaption className="sr-only">
        {title}: {specs.width} inches wide, {specs.length} inches deep, {specs.height} inches high
      </figcaption>
      <Elevation label="Front" across={specs.width} up={specs.height} scale={scale} />
      <Elevation label="Side" across={specs.length} up={specs.height} scale={scale} />
    </figure>
  );
}

function Elevation({ label, across, up, scale }: ElevationProps) {
  const unit = 100 / scale;
  const width = across * unit;
  const height = up * unit;
  const left = (100 - width) / 2 + 14;
  const top = 100 - height + 6;
  return (
    <svg
      viewBox="-8 0 144 134"
      className="w-full text-[11px] text-ink sm:text-[8px]"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth={0.7}>
        <path d="M6 106H128" stroke="#8c7f70" />
        <rect x={left} y={top} width={width} height={height} rx={2} fill="#fbf8f3" />
        <path d={`M${left} 112v6M${left + width} 112v6M${left} 115h${width}`} />
        <path d={`M${left - 10} ${top}h6M${left - 10} 106h6M${left - 7} ${top}v${height}`} />
      </g>
      <g fill="currentColor" fontWeight={600} textAnchor="middle">
        <text x={left + width / 2} y={128}>
          {across}″
        </text>
        <text
          x={left - 11}
          y={top + height / 2}
          transform={`rotate(-90 ${left - 11} ${top + height / 2})`}
        >
          {up}″
        </text>
        <text x={left + width / 2} y={top + height / 2 + 3} fill="#5b5148">
          {label}
        </text>
      </g>
    </svg>
  );
}
