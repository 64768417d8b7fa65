import { useId, useState } from "react";
import { MAX_QUANTITY } from "#domain/cart.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { Icon } from "#ui/icon.tsx";
import { words } from "./words.ts";

interface QuantityStepperProps {
  title: string;
  quantity: number;
  /** Missing before the script is here: then the number is a plain form field. */
  onChange?: (quantity: number) => void;
}

/**
 * Minus, a number to type over, plus. One less than 1 removes the piece (spec §2); at the most of one
 * piece it says so, wherever a larger number came from.
 */
export function QuantityStepper({ title, quantity, onChange }: QuantityStepperProps) {
  const noteId = useId();
  const isMost = quantity >= MAX_QUANTITY;
  const input = quantityInput(title, isMost ? noteId : undefined);
  return (
    <>
      <div className="inline-flex items-center rounded-surface border border-edge bg-white">
        <StepButton
          icon="minus"
          label={words.list.oneLess(title)}
          onStep={onChange && (() => onChange(quantity - 1))}
        />
        {onChange ? (
          <TypedQuantity input={input} quantity={quantity} onChange={onChange} />
        ) : (
          <input {...input} defaultValue={quantity} />
        )}
        <StepButton
          icon="plus"
          label={words.list.oneMore(title)}
          onStep={onChange && !isMost ? () => onChange(quantity + 1) : undefined}
        />
      </div>
      {isMost ? (
        <p id={noteId} className="order-last basis-full text-[0.9375rem] text-soft">
          {words.list.most(MAX_QUANTITY)}{" "}
          <a href={callHref(facts.phone)} className="link-quiet whitespace-nowrap">
            {facts.phone}
          </a>
          .
        </p>
      ) : null}
    </>
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

interface TypedQuantityProps {
  input: ReturnType<typeof quantityInput>;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** Whole numbers count as they are typed; an emptied field waits, and is put right on leaving it. */
function TypedQuantity({ input, quantity, onChange }: TypedQuantityProps) {
  const [typed, setTyped] = useState<string>();
  function leave() {
    if (typed !== undefined && typed.trim() !== "" && Number(typed) <= 0) onChange(0);
    setTyped(undefined);
  }
  return (
    <input
      {...input}
      value={typed ?? quantity}
      onChange={({ currentTarget: { value, valueAsNumber } }) => {
        setTyped(value);
        if (valueAsNumber >= 1) onChange(Math.min(Math.floor(valueAsNumber), MAX_QUANTITY));
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

function quantityInput(title: string, noteId: string | undefined) {
  return {
    type: "number",
    name: "itemQuantity",
    inputMode: "numeric",
    enterKeyHint: "done",
    min: 1,
    max: MAX_QUANTITY,
    step: 1,
    "aria-label": words.list.quantityOf(title),
    "aria-describedby": noteId,
    className:
      "h-11 w-14 bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none",
  } as const;
}
