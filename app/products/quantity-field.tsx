import { type FocusEvent, type ReactNode, useState } from "react";
import { quantity } from "#copy/quantity-problems.ts";
import { MAX_QUANTITY } from "#domain/quantity.ts";
import { type QuantityProblem, readQuantity } from "#domain/typed-quantity.ts";
import { useFieldText } from "#ui/control-value.ts";
import { Icon } from "#ui/icon.tsx";

interface QuantityFieldProps {
  id: string;
  /** The field's text; only the shopper changes it (rule 7.6). */
  typed: string;
  /** Absent before hydration: then it is a plain form field. */
  onChange?: (typed: string) => void;
  /**
   * If 0 removes the product: called when the field is left with 0, or for minus at 1 (rule 7.7).
   */
  onZero?: () => void;
  labels: { input?: string; less: string; more: string };
  /** Name of the form field. */
  name?: string;
  /** Messages to show instead of the default ones. */
  messages?: Partial<Record<QuantityProblem, ReactNode>>;
  /** Text under the field while its value is valid. */
  note?: ReactNode;
}

/**
 * The field for all quantities: minus, an editable number, plus. After the field is left, an
 * invalid value gets a message below.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { id, typed, onChange, onZero, labels, messages, note } = props;
  const { value, problem } = readQuantity(typed);
  const [typing, setTyping] = useState(false);
  const message = problem && !typing ? { ...quantity, ...messages }[problem] : undefined;
  const noteText = message ?? (problem ? undefined : note);
  const step = (quantity: number) => () =>
    quantity === 0 ? onZero?.() : onChange?.(String(quantity));
  const canStep = onChange !== undefined && value !== undefined;
  const shown = useFieldText<HTMLInputElement>(
    typed,
    onChange &&
      ((text) => {
        setTyping(document.activeElement?.id === id);
        onChange(text);
      }),
  );

  function onBlur() {
    setTyping(false);
    if (problem === "zero") onZero?.();
  }

  return (
    <>
      <div className="inline-flex items-center rounded-surface border border-edge bg-white has-aria-invalid:border-clay print:border-0 print:before:content-['×']">
        <StepButton
          icon="minus"
          label={labels.less}
          onStep={canStep && (value > 1 || onZero) ? step(value - 1) : undefined}
        />
        <input
          id={id}
          name={props.name}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={labels.input}
          aria-invalid={message ? true : undefined}
          aria-describedby={noteText ? `${id}-note` : undefined}
          className="h-11 w-14 bg-transparent text-center print:h-auto print:w-8 print:text-left print:pl-1! font-semibold tabular-nums"
          {...(onChange
            ? {
                onBlur: (event) => {
                  if (!isTabSwitch(event)) onBlur();
                },
                onKeyDown: (event) => {
                  if (event.key !== "Enter") return;
                  // Enter confirms the number and must not submit the form.
                  event.preventDefault();
                  onBlur();
                },
              }
            : {})}
          {...shown}
        />
        <StepButton
          icon="plus"
          label={labels.more}
          onStep={canStep && value < MAX_QUANTITY ? step(value + 1) : undefined}
        />
      </div>
      {noteText ? (
        <p
          id={`${id}-note`}
          role={message ? "alert" : undefined}
          className={`order-last mt-1 basis-full text-[0.9375rem] ${message ? "font-medium text-clay" : "text-soft"}`}
        >
          {noteText}
        </p>
      ) : null}
    </>
  );
}

/** Whether focus left for another window or tab, where a half-typed value isn't judged. */
function isTabSwitch({ currentTarget }: FocusEvent): boolean {
  return document.activeElement === currentTarget;
}

interface StepButtonProps {
  icon: "minus" | "plus";
  label: string;
  onStep: (() => void) | undefined;
}

/** Rendered before it works, so that nothing moves when the script loads. */
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
