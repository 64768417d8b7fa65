import {
  type DeliverySize,
  deliveryPrices,
  deliverySizes,
} from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#formats";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";
import { CheckInput } from "#ui/field.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { laterStepsCopy } from "./later-steps-copy.ts";

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
              <span className="block font-semibold">{deliverySizeCopy[size].title}</span>{" "}
              <span className="block text-[0.875rem] leading-snug">
                {deliverySizeCopy[size].examples}
              </span>
            </span>{" "}
            <NoTranslate className="font-semibold tabular-nums">{sizePrice(size)}</NoTranslate>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A size's price, such as `$75` or `$180+`. */
export function sizePrice(size: DeliverySize): string {
  return formatMoney(deliveryPrices[size]) + deliverySizeCopy[size].priceSuffix;
}
