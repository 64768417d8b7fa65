import { useState } from "react";
import { formLimits } from "#domain/form-limits.ts";
import { Icon } from "#ui/icon.tsx";
import { words } from "./words.ts";

interface QuantityFieldProps {
  /** Number of the item in the list. */
  place: number;
  quantity: number;
  onChange: (quantity: number) => void;
}

const stepButton =
  "grid size-12 place-items-center hover:text-pine disabled:cursor-not-allowed disabled:text-edge";

/** Minus, a number to type over, plus; never less than 1 (spec §5). */
export function QuantityField({ place, quantity, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();
  const id = `item-quantity-${place}`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {words.items.quantity}
        <span className="sr-only"> {words.items.heading(place)}</span>
      </label>
      <div className="inline-flex items-center rounded-surface border border-edge bg-white">
        <button
          type="button"
          className={stepButton}
          aria-label={words.items.oneLess(place)}
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        >
          <Icon name="minus" className="size-4" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={formLimits.itemQuantity}
          step={1}
          value={typed ?? quantity}
          className="h-12 w-14 bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const number = currentTarget.valueAsNumber;
            if (number >= 1) onChange(Math.min(Math.floor(number), formLimits.itemQuantity));
          }}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          className={stepButton}
          aria-label={words.items.oneMore(place)}
          disabled={quantity >= formLimits.itemQuantity}
          onClick={() => onChange(quantity + 1)}
        >
          <Icon name="plus" className="size-4" />
        </button>
      </div>
    </div>
  );
}
