import { feetAndInches } from "#domain/dimensions.ts";
import type { MeasuredView } from "#domain/drawing/measured-drawing.ts";
import type { ProductSpecs } from "#domain/product.ts";

interface DimensionDrawingProps {
  views: readonly MeasuredView[];
  specs: ProductSpecs;
}

/** Front and side of the piece with its measures, both to one scale; the caption says the same. */
export function DimensionDrawing({ views, specs }: DimensionDrawingProps) {
  return (
    <figure className="bg-sand px-3 py-7 sm:px-4">
      <div className="flex flex-wrap items-end justify-center gap-x-4 gap-y-6">
        {views.map((view) => (
          <ElevationDrawing key={view.name} view={view} />
        ))}
      </div>
      <figcaption className="mt-5 text-center text-[0.9375rem] text-soft">
        {feetAndInches(specs.width)} wide, {feetAndInches(specs.length)} deep,{" "}
        {feetAndInches(specs.height)} high. Drawn to one scale from the outside measures.
      </figcaption>
    </figure>
  );
}

function ElevationDrawing({ view }: { view: MeasuredView }) {
  return (
    <div className="text-center">
      <svg
        viewBox={`0 0 ${view.width} ${view.height}`}
        width={view.width}
        height={view.height}
        className="mx-auto h-auto max-w-full text-ink"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        <path d={view.floor} stroke="#8c7f70" />
        <g transform={view.place} strokeWidth={view.stroke} strokeLinejoin="round">
          {view.shapes.map((shape) => (
            <path key={shape} d={shape} fill="#fbf8f3" />
          ))}
          <path d={view.fine} strokeWidth={view.stroke / 2} strokeLinecap="round" />
        </g>
        <path d={view.dimensions} stroke="#1f4d3f" />
        <g
          fill="#1f4d3f"
          stroke="none"
          fontSize={14}
          fontWeight={600}
          textAnchor="middle"
          className="tabular-nums"
        >
          {view.labels.map(({ x, y, text, upright }) => (
            <text
              key={text + x}
              x={x}
              y={y}
              transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
            >
              {text}
            </text>
          ))}
        </g>
      </svg>
      <p className="mt-1 text-[0.9375rem] font-medium">{view.name}</p>
    </div>
  );
}
