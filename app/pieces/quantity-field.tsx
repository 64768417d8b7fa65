import { useId, useState } from "react";
import { Icon } from "#ui/icon.tsx";

interface QuantityFieldProps {
  value: number;
  onChange: (quantity: number) => void;
  /** What is being counted, for assistive technology. */
  of: string;
}

/** How many pieces: never fewer than one, as many as anyone likes (spec §5). */
export function QuantityField({ value, onChange, of }: QuantityFieldProps) {
  const id = useId();
  /** What is being typed; an emptied field waits for its number until it is left. */
  const [typed, setTyped] = useState<string>();
  return (
    <div className="needs-js flex items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        Quantity
      </label>
      <div className="flex rounded-surface border border-edge bg-white">
        <Step
          label={`One fewer: ${of}`}
          icon="minus"
          disabled={value <= 1}
          onStep={() => onChange(value - 1)}
        />
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(Math.max(1, Number.parseInt(target.value, 10) || 1));
          }}
          onBlur={() => setTyped(undefined)}
          className="w-12 bg-transparent text-center text-base font-semibold tabular-nums"
        />
        <Step label={`One more: ${of}`} icon="plus" onStep={() => onChange(value + 1)} />
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: "plus" | "minus";
  disabled?: boolean;
  onStep: () => void;
}

function Step({ label, icon, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onStep}
      className="grid size-11 place-items-center hover:text-pine disabled:text-edge"
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
