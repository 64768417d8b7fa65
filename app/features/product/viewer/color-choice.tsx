import { useEffect, useRef } from "react";
import * as copy from "#copy/viewer.ts";
import type { ModelData } from "#products/model-data.ts";
import { productLang } from "#products/product-lang.ts";
import { SwatchDot } from "#products/swatches.tsx";

interface ColorChoiceProps {
  /** Name of the radio buttons. */
  name: string;
  colors: ModelData["colors"];
  chosen: string;
  /** Whether they go on in further rows, and not in one that scrolls. */
  wraps?: boolean;
  onChoose: (label: string) => void;
}

/** The colors of a model; in one row, which scrolls on a phone, or in several. */
export function ColorChoice({ name, colors, chosen, wraps, onChoose }: ColorChoiceProps) {
  const row = useRef<HTMLDivElement>(null);
  // Runs again with each color that is chosen, as by keyboard one out of sight can be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen color is read from the page
  useEffect(() => {
    const list = row.current;
    const label = list?.querySelector(":checked")?.closest("label");
    if (list && label && !isInSight(list, label)) {
      list.scrollLeft = label.offsetLeft - (list.clientWidth - label.clientWidth) / 2;
    }
  }, [chosen]);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.color}</legend>
      {/* The padding has room for the outline of the focus. */}
      <div
        ref={row}
        className={`relative flex gap-x-5 p-0.5 ${wraps ? "flex-wrap" : "overflow-x-auto"}`}
      >
        {colors.map(({ label, colorHex }) => (
          <label
            key={label}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-unseen whitespace-nowrap has-checked:border-pine has-focus-visible:outline-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name={name}
              value={label}
              className="absolute inset-0 cursor-pointer appearance-none"
              checked={label === chosen}
              onChange={() => onChoose(label)}
            />
            <SwatchDot colorHex={colorHex} className="size-7" />
            <span lang={productLang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether a color can be seen whole in the row of colors. */
function isInSight(list: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): boolean {
  const { scrollLeft, clientWidth } = list;
  return offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
}
