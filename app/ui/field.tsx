import { type ComponentProps, type ReactNode, useId } from "react";

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
        {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
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

export function TextField(props: FieldFrameProps & ComponentProps<"input">) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(ids) => <input className="input-box" {...control} {...ids} />}
    </FieldFrame>
  );
}

export function TextArea(props: FieldFrameProps & ComponentProps<"textarea">) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(ids) => <textarea rows={3} className="input-box resize-y" {...control} {...ids} />}
    </FieldFrame>
  );
}

export function SelectField(props: FieldFrameProps & ComponentProps<"select">) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(ids) => <select className="input-box" {...control} {...ids} />}
    </FieldFrame>
  );
}
