import * as laterStepsCopy from "#copy/booking-steps.ts";
import * as sizeCopy from "#copy/delivery-sizes.ts";
import { type DeliverySize, deliverySizes } from "#domain/delivery/delivery-price.ts";
import { deliverySizePrice } from "#products/delivery-prices.ts";
import { CheckInput } from "#ui/field.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";

interface SizeTilesProps {
  /** Name of this group of radio buttons; differs for each item. */
  name: string;
  chosen: DeliverySize;
  onChange: (size: DeliverySize) => void;
}

/** The four sizes as radio buttons, with examples and prices. */
export function SizeTiles({ name, chosen, onChange }: SizeTilesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{laterStepsCopy.items.size}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {deliverySizes.map((size) => (
          <label
            key={size}
            className="relative flex cursor-pointer items-baseline gap-3 rounded-surface border border-edge bg-white px-4 py-3 has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <CheckInput
              type="radio"
              name={name}
              value={size}
              checked={size === chosen}
              onCheck={(checked) => checked && onChange(size)}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{sizeCopy.titles[size]}</span>{" "}
              <span className="block text-[0.875rem] leading-snug">{sizeCopy.examples[size]}</span>
            </span>{" "}
            <NoTranslate className="font-semibold tabular-nums">
              {deliverySizePrice(size)}
            </NoTranslate>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
