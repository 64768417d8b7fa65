import { useState } from "react";
import { formLimits } from "#domain/form-limits.ts";
import { Icon } from "#ui/icon.tsx";
import { words } from "./words.ts";

interface QuantityStepperProps {
  title: string;
  quantity: number;
  /** Missing before the script is here: then the number is a plain form field. */
  onChange?: (quantity: number) => void;
}

/** Minus, a number to type over, plus. One less than 1 removes the piece (spec §2). */
export function QuantityStepper({ title, quantity, onChange }: QuantityStepperProps) {
  const isMost = quantity >= formLimits.itemQuantity;
  return (
    <div className="inline-flex items-center rounded-surface border border-edge bg-white">
      <StepButton
        icon="minus"
        label={words.list.oneLess(title)}
        onStep={onChange && (() => onChange(quantity - 1))}
      />
      {onChange ? (
        <TypedQuantity title={title} quantity={quantity} onChange={onChange} />
      ) : (
        <input {...quantityInput(title)} defaultValue={quantity} />
      )}
      <StepButton
        icon="plus"
        label={words.list.oneMore(title)}
        onStep={onChange && !isMost ? () => onChange(quantity + 1) : undefined}
      />
    </div>
  );
}

interface StepButtonProps {
  icon: "minus" | "plus";
  label: string;
  onStep: (() => void) | undefined;
}

/** Stands there before it works, so that nothing moves when the script arrives. */
function StepButton({ icon, label, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="needs-js no-print grid size-11 place-items-center hover:text-pine disabled:text-edge disabled:cursor-not-allowed"
      aria-label={label}
      disabled={!onStep}
      onClick={onStep}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}

/** Whole numbers count as they are typed; an emptied field waits, and is put right on leaving it. */
function TypedQuantity({ title, quantity, onChange }: Required<QuantityStepperProps>) {
  const [typed, setTyped] = useState<string>();
  function leave() {
    if (typed !== undefined && typed.trim() !== "" && Number(typed) <= 0) onChange(0);
    setTyped(undefined);
  }
  return (
    <input
      {...quantityInput(title)}
      value={typed ?? quantity}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (currentTarget.valueAsNumber >= 1) onChange(currentTarget.valueAsNumber);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // Enter means "this many", not "send the form".
        event.preventDefault();
        leave();
      }}
    />
  );
}

function quantityInput(title: string) {
  return {
    type: "number",
    name: "itemQuantity",
    inputMode: "numeric",
    enterKeyHint: "done",
    min: 1,
    max: formLimits.itemQuantity,
    step: 1,
    "aria-label": words.list.quantityOf(title),
    className:
      "h-11 w-14 bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none",
  } as const;
}
