import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { useFieldText } from "#ui/control-value.ts";

interface TypedFieldProps {
  id: string;
  label: ReactNode;
  /** Classes of the label, such as to leave it to a heading of the column on wide screens. */
  labelClass?: string;
  text: string;
  onText: (text: string) => void;
  /** Called when the field is left for another one. */
  onLeave: () => void;
  /** Called for Enter. */
  onEnter?: (() => void) | undefined;
  /** Shown once the field is left. */
  problem?: string | undefined;
  help?: ReactNode;
  placeholder?: string;
  inputMode: "decimal" | "numeric" | "text";
  enterKeyHint?: "next" | "done";
  isDollars?: boolean;
  className?: string;
  inputClass?: string;
  /** What stands before and after the input within its border. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A field for a number as people type it; what can't be read stays, with a message (rule 14.21). */
export function TypedField(props: TypedFieldProps) {
  const { id, text, onText, onLeave, onEnter, problem, help } = props;
  const [isTyping, setTyping] = useState(false);
  const message = isTyping ? undefined : problem;
  const shown = useFieldText<HTMLInputElement>(text, (typed) => {
    setTyping(document.activeElement?.id === id);
    onText(typed);
  });
  const leave = () => {
    setTyping(false);
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    leave();
    onEnter?.();
  };
  return (
    <div className={props.className}>
      <label
        htmlFor={id}
        className={`mb-1 block text-[0.9375rem] text-soft ${props.labelClass ?? ""}`}
      >
        {props.label}
      </label>
      <div className="relative flex">
        {props.before}
        {props.isDollars ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-soft"
          >
            $
          </span>
        ) : null}
        <input
          id={id}
          type="text"
          inputMode={props.inputMode}
          enterKeyHint={props.enterKeyHint ?? "next"}
          autoComplete="off"
          placeholder={props.placeholder}
          aria-invalid={message ? true : undefined}
          aria-describedby={message || help ? `${id}-help` : undefined}
          className={`input-box tabular-nums ${props.isDollars ? "pl-7" : ""} ${props.inputClass ?? ""}`}
          onBlur={(event) => {
            if (!isTabSwitch(event)) leave();
          }}
          onKeyDown={onKeyDown}
          {...shown}
        />
        {props.after}
      </div>
      <p
        id={`${id}-help`}
        className={`mt-1 text-[0.9375rem] empty:hidden ${message ? "font-medium text-clay" : "text-soft"}`}
      >
        {message ?? help}
      </p>
    </div>
  );
}

/** Whether focus left for another window or tab, where a half-typed value isn't judged. */
function isTabSwitch({ currentTarget }: FocusEvent): boolean {
  return document.activeElement === currentTarget;
}
