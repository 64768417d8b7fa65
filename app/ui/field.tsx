import { type ComponentProps, type ReactNode, useId } from "react";
import { optional as optionalNote } from "#copy/ui.ts";
import { useFieldChecked, useFieldText } from "./control-value.ts";

interface FieldFrameProps {
  label: ReactNode;
  help?: ReactNode;
  /** Messages to show under the control; screen readers read the first one. */
  errors?: readonly string[];
  optional?: boolean;
  className?: string;
}

interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label above a control, help and errors below, linked by ARIA attributes. */
function FieldFrame({
  label,
  help,
  errors,
  optional,
  className = "",
  id,
  children,
}: FieldFrameProps & { id?: string; children: (ids: FieldIds) => ReactNode }) {
  const generated = useId();
  const controlId = id ?? generated;
  const described = [help && `${controlId}-help`, errors?.length && `${controlId}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block font-semibold">
        {label}
        {optional ? <span className="font-normal text-soft"> {optionalNote}</span> : null}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": errors?.length ? true : undefined,
      })}
      {help ? (
        <p id={`${controlId}-help`} className="mt-1.5 text-[0.9375rem] text-soft">
          {help}
        </p>
      ) : null}
      {errors?.length ? (
        <p id={`${controlId}-error`} className="mt-1.5 font-medium text-clay">
          {errors.join(" ")}
        </p>
      ) : null}
    </div>
  );
}

/** Splits a field's props into those of its frame and those of its control. */
function fieldParts<Props extends FieldFrameProps & { id?: string }>({
  label,
  help,
  errors,
  optional,
  className,
  id,
  ...control
}: Props) {
  return { frame: { label, help, errors, optional, className, id }, control };
}

/** A control's props; with `text` and `onText` the page follows its text. */
type ControlProps<Tag extends "input" | "textarea" | "select"> = FieldFrameProps &
  Omit<ComponentProps<Tag>, "value" | "onChange"> &
  ({ text: string; onText: (text: string) => void } | { text?: never; onText?: never });

export function TextField({ text, onText, ...props }: ControlProps<"input">) {
  const { frame, control } = fieldParts(props);
  const shown = useFieldText<HTMLInputElement>(text, onText);
  return (
    <FieldFrame {...frame}>
      {(ids) => <input className="input-box" {...(onText && shown)} {...control} {...ids} />}
    </FieldFrame>
  );
}

export function TextArea({ text, onText, ...props }: ControlProps<"textarea">) {
  const { frame, control } = fieldParts(props);
  const shown = useFieldText<HTMLTextAreaElement>(text, onText);
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <textarea
          rows={3}
          className="input-box resize-y"
          {...(onText && shown)}
          {...control}
          {...ids}
        />
      )}
    </FieldFrame>
  );
}

export function SelectField({ text, onText, ...props }: ControlProps<"select">) {
  const { frame, control } = fieldParts(props);
  const shown = useFieldText<HTMLSelectElement>(text, onText);
  return (
    <FieldFrame {...frame}>
      {(ids) => <select className="input-box" {...(onText && shown)} {...control} {...ids} />}
    </FieldFrame>
  );
}

type CheckInputProps = Omit<ComponentProps<"input">, "checked" | "onChange"> & {
  type: "checkbox" | "radio";
  checked: boolean;
  /**
   * Called with each change, including a radio button's when another one is chosen; absent for a
   * plain control that starts as `checked`.
   */
  onCheck?: ((checked: boolean) => void) | undefined;
};

/** A checkbox or radio button whose own state counts, whoever set it (rule 14.32). */
export function CheckInput({ checked, onCheck, ...input }: CheckInputProps) {
  return <input {...input} {...useFieldChecked(checked, onCheck)} />;
}
